"""What notebooks hold when no kernel runs. (That they run at all is checked by nbval, notebook by notebook.)"""
