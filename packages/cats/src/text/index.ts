export { describeCard } from './describe-card.ts'
export { explainSection, explainTile, explainToken, type Token } from './explain.ts'
