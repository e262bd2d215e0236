import type { WoodcraftIcon } from '@nora/words'
import { type Drawings, fills } from '../../art/icons/drawing.ts'

const green = '#9db56d'
const yellow = '#dcb04e'
const brown = '#9a6a44'

/** Woodcraft: dice are blocks of lime, pine and walnut. */
export const icons: Drawings<WoodcraftIcon> = {
  berry: <Berries />,
  'berry-income': (
    <Income>
      <Berries />
    </Income>
  ),
  blade: <Saw fill={fills.stone} />,
  'die-any': (
    <>
      <Block fill={fills.sheet} corner={3.5} />
      <path d="M9 9.6 C9 5.6 15 5.8 15 9.6 C15 12 12 12 12 14 M12 17 V17.1" />
    </>
  ),
  'die-brown': <Block fill={brown} corner={1} />,
  'die-brown-green': <SplitBlock left={brown} right={green} />,
  'die-brown-yellow': <SplitBlock left={brown} right={yellow} />,
  'die-green': <Block fill={green} corner={6.5} />,
  'die-green-yellow': <SplitBlock left={green} right={yellow} />,
  'die-yellow': <path d="M7.5 3.5 H16.5 L20.5 7.5 V16.5 L16.5 20.5 H7.5 L3.5 16.5 V7.5 Z" fill={yellow} />,
  'foreign-marker': (
    <>
      <path
        d="M12 21.5 C6.5 15 5 12.4 5 9.6 C5 5.6 8 3 12 3 C16 3 19 5.6 19 9.6 C19 12.4 17.5 15 12 21.5 Z"
        fill={fills.berry}
      />
      <path d="M9 9.6 H15" />
    </>
  ),
  glue: (
    <>
      <path d="M8.5 9 L12 2.5 L15.5 9 Z" fill={fills.coral} />
      <path d="M7 9 H17 L18 21 H6 Z" fill={fills.sheet} />
      <path d="M9 14 H15" />
    </>
  ),
  'glue-tile': (
    <Tile>
      <path d="M9.6 10 L12 5.5 L14.4 10 V18 H9.6 Z" fill={fills.coral} />
    </Tile>
  ),
  lantern: (
    <>
      <path d="M7 8 H17 L18 19 H6 Z" fill={fills.gold} />
      <path d="M8.5 8 C8.5 3.5 15.5 3.5 15.5 8 M12 2.5 V4 M5 21.5 H19 V19 H5 Z M12 11 C10 13.5 10.5 16 12 16 C13.5 16 14 13.5 12 11 Z" />
    </>
  ),
  marketing: (
    <>
      <path d="M3 10 H7.5 L17 4.5 V19.5 L7.5 14.5 H3 Z" fill={fills.coral} />
      <path d="M7 14.5 L8.5 20.5 M20 9.5 C21.3 11 21.3 13 20 14.5" />
    </>
  ),
  'nut-income': (
    <Income>
      <path d="M4 10 C4 4 20 4 20 10 C18 12 6 12 4 10 Z" fill={fills.wood} />
      <path d="M5.5 11.4 C6 16.5 9 20 12 21 C15 20 18 16.5 18.5 11.4" fill={fills.straw} />
    </Income>
  ),
  'order-value': (
    <>
      <path d="M3 11 L10.5 3.5 H20.5 V13.5 L13 21 Z" fill={fills.straw} />
      <path d="M16.5 7.5 V7.6 M8.8 11.2 L12.8 15.2" />
    </>
  ),
  'pot-brown': <Pot fill={brown} marks={3} />,
  'pot-green': <Pot fill={green} marks={1} />,
  'pot-yellow': <Pot fill={yellow} marks={2} />,
  reputation: (
    <>
      <path d="M8 14 L6 21.5 L12 18.5 L18 21.5 L16 14" fill={fills.coral} />
      <circle cx={12} cy={9} r={6.2} fill={fills.gold} />
      <path d="M12 6.5 V11.5 M9.5 9 H14.5" strokeWidth={1.6} />
    </>
  ),
  reuse: (
    <>
      <path d="M5 9.5 C7.5 4 15 3 18.5 8 M19 14.5 C16.5 20 9 21 5.5 16" />
      <path d="M19 3.5 V8.5 H14 Z M5 20.5 V15.5 H10 Z" fill={fills.moss} />
    </>
  ),
  'row-berry': (
    <Row>
      <circle cx={12} cy={8} r={4.4} fill={fills.berry} />
    </Row>
  ),
  'row-late': (
    <Row>
      <circle cx={12} cy={8.4} r={5.4} fill={fills.sheet} />
      <path d="M12 5.6 V8.6 L14 10" strokeWidth={1.6} />
    </Row>
  ),
  'row-rep1': <RowStars stars={1} />,
  'row-rep2': <RowStars stars={2} />,
  'row-rep3': <RowStars stars={3} />,
  'saw-tile': (
    <Tile>
      <path
        d="M6.5 14.5 L17.5 8.5 V12 L16 13.2 L14.8 12.6 L13.6 14.6 L12.2 14 L11 16 L9.6 15.2 L8.4 17 Z"
        fill={fills.stone}
      />
    </Tile>
  ),
  'saw-window': (
    <>
      <circle cx={12} cy={12} r={9.5} fill={fills.stone} />
      <path d="M12 12 L6.5 5.2 C9.8 2.6 14.2 2.6 17.5 5.2 Z" fill={fills.gold} />
    </>
  ),
  scrapwood: (
    <>
      <path d="M3 16 L12 12.5 L14 17.5 L5 21 Z" fill={fills.wood} />
      <path d="M10.5 5 L17.5 3.5 L18.5 8 L11.5 9.6 Z" fill={fills.straw} />
      <path d="M17 13 L21.5 12 V16 L18 17 Z" fill={brown} />
    </>
  ),
  'splice-tile': (
    <Tile>
      <path d="M6.5 9 H11 L13 15 H6.5 Z" fill={brown} strokeWidth={1.6} />
      <path d="M13.4 9 H17.5 V15 H15.4 Z" fill={yellow} strokeWidth={1.6} />
    </Tile>
  ),
  'start-player': (
    <>
      <path
        d="M4.5 21 H19.5 C19.5 17 17 15.5 14.5 15 C17.5 12 16.5 3.5 12 3 C7.5 3.5 6.5 12 9.5 15 C7 15.5 4.5 17 4.5 21 Z"
        fill={fills.gold}
      />
      <path d="M11 7.4 L12.4 6.6 V11.4" />
    </>
  ),
  tool: (
    <path
      d="M3.5 18 L12 9.5 C11 6.5 13 3 17 3.2 L14.8 6 L15.4 8.6 L18 9.2 L20.8 7 C21 11 17.5 13 14.5 12 L6 20.5 C4 22 2 20 3.5 18 Z"
      fill={fills.stone}
    />
  ),
}

interface Around {
  readonly children: React.ReactNode
}

function Berries() {
  return (
    <>
      <circle cx={8} cy={14.5} r={5} fill={fills.berry} />
      <circle cx={16} cy={14.5} r={5} fill={fills.berry} />
      <circle cx={12} cy={8.4} r={5} fill={fills.berry} />
      <path d="M10.8 7 L13.2 9.4 M13.2 7 L10.8 9.4" strokeWidth={1.4} />
    </>
  )
}

/** What comes in every round: the thing, and an arrow into the purse. */
function Income({ children }: Around) {
  return (
    <>
      <g transform="translate(-0.5 -1) scale(0.72)">{children}</g>
      <path d="M18.5 8 V19 M14.5 15.4 L18.5 19.6 L22 15.4" />
    </>
  )
}

function Saw({ fill }: { readonly fill: string }) {
  return (
    <>
      <path
        d="M12 2.5 L14.4 5.2 L17.9 4.3 L18.4 7.9 L21.5 9.6 L19.8 12.8 L21 16.2 L17.6 17.2 L16.2 20.6 L12.8 19.2 L9.6 21.2 L7.8 18.1 L4.1 17.7 L4.8 14.1 L2.5 11.2 L5.4 9 L5.4 5.3 L9.1 5.4 Z"
        fill={fill}
      />
      <circle cx={12} cy={12} r={2.6} />
    </>
  )
}

/** The kinds of wood differ in their silhouette too: lime is round, pine has cut corners, walnut is square. */
function Block({ fill, corner }: { readonly fill: string; readonly corner: number }) {
  return <rect x={3.5} y={3.5} width={17} height={17} rx={corner} fill={fill} />
}

function SplitBlock({ left, right }: { readonly left: string; readonly right: string }) {
  return (
    <>
      <path d="M7 3.5 H17 L7 20.5 C5 20.5 3.5 19 3.5 17 V7 C3.5 5 5 3.5 7 3.5 Z" fill={left} />
      <path d="M17 3.5 C19 3.5 20.5 5 20.5 7 V17 C20.5 19 19 20.5 17 20.5 H7 Z" fill={right} />
    </>
  )
}

function Pot({ fill, marks }: { readonly fill: string; readonly marks: 1 | 2 | 3 }) {
  return (
    <>
      <path d="M4 9.5 H20 L17.5 21 H6.5 Z" fill={fill} />
      <path d="M12 9.5 C12 6 9 5 7 3.5 C6.6 6.5 9 9 12 9.5 C12 6.5 15 5.5 17 5 C17 7.5 15 9.2 12 9.5" />
      {Array.from({ length: marks }, (_, index) => 12 + (index - (marks - 1) / 2) * 3.6).map((x) => (
        <path key={x} d={`M${x} 15 v0.1`} strokeWidth={2.8} />
      ))}
    </>
  )
}

function Tile({ children }: Around) {
  return (
    <>
      <path d="M7 3 H17 L21 7 V17 L17 21 H7 L3 17 V7 Z" fill={fills.straw} />
      {children}
    </>
  )
}

function Row({ children }: Around) {
  return (
    <>
      {children}
      <path d="M3 17 H21 M3 21 H21" />
    </>
  )
}

function RowStars({ stars }: { readonly stars: 1 | 2 | 3 }) {
  return (
    <Row>
      {Array.from({ length: stars }, (_, index) => 12 + (index - (stars - 1) / 2) * 7).map((x) => (
        <path
          key={x}
          d={`M${x} 4 l1.4 2.9 l3.1 .4 l-2.3 2.2 l.6 3.1 l-2.8 -1.5 l-2.8 1.5 l.6 -3.1 l-2.3 -2.2 l3.1 -.4 Z`}
          fill={fills.gold}
          strokeWidth={1.2}
        />
      ))}
    </Row>
  )
}
