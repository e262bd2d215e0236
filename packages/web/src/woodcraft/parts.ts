/** The five rooms of a small screen. */
export const parts = ['wheel', 'bench', 'shop', 'house', 'tracks'] as const
export type Part = (typeof parts)[number]

/** Where the answer to each kind of decision lies. */
export const partOf: { readonly [kind: string]: Part } = {
  keepHelper: 'shop',
  keepOrders: 'shop',
  placeOrder: 'bench',
  turn: 'wheel',
  discardDie: 'bench',
  chooseTool: 'house',
  placeTool: 'house',
  saw: 'bench',
  splice: 'bench',
  shave: 'bench',
  glue: 'bench',
  deliver: 'bench',
  claimContract: 'tracks',
  chooseDie: 'bench',
  recolour: 'bench',
  turnOver: 'bench',
  ready: 'bench',
  raiseOrder: 'bench',
  buyLumber: 'shop',
  sellDie: 'bench',
  buySix: 'shop',
  buyMaterials: 'shop',
  takeOrder: 'shop',
  hireHelper: 'shop',
  placeHelper: 'house',
  produce: 'house',
  plant: 'bench',
  produceOrPlant: 'house',
  improve: 'bench',
}
