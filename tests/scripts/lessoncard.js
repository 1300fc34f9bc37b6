/** The card of a lesson's step as Python sends it: the second of two, asked, with nothing to look up. */
export const CARD = {
  kind: "step",
  state: "asked",
  heading: "5 · The market",
  chapter: "05_market",
  at: "second",
  step: "Prices",
  steps: [
    ["first", "The market", true],
    ["second", "Prices", false],
  ],
  checks: false,
  rules: [],
  problem: "",
  text: "Buy.",
  task: "Take it.",
  answer: "",
  hints: [],
  more: false,
  chart: "",
  near: [],
  lit: [],
};
