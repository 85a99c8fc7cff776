import { findInk, inkInWords } from './paper/ink.ts'
import type { Picture } from './pictures.ts'
import { quality } from './quality.ts'
import type { Languages, Recogniser, Seen } from './recogniser.ts'

/** How the lines of a page fan out: by how much a line falls for each dot to the right, by its height in the middle. */
interface Fan {
  /** at the top of the picture */
  top: number
  /** what is added for each dot further down */
  step: number
}

/** Slopes that differ by less than this from the top of a page to its end (a degree) do no harm. */
const leastFan = 0.017
/** Lines that are shorter than this share of the page tell little of their slope. */
const longLine = 0.3
/** Lines that read worse than this may have been run into others, and slope as none of them does. */
const wellRead = 0.9
/** Lines nearer to each other than this share of the page's height are not compared: their slopes differ by chance. */
const apart = 0.15
/** Fewer comparisons are no fan. */
const leastPairs = 12

/**
 * A page that was photographed askew has lines that fan out; turning it straightens one of them, and the recogniser
 * runs the others into each other at their ends. So such a page is levelled line by line and read again.
 */
export async function levelOut(
  recogniser: Recogniser,
  picture: Picture,
  seen: Seen,
  languages: Languages,
): Promise<{ picture: Picture; seen: Seen }> {
  const fan = findFan(picture, seen)
  if (!fan) return { picture, seen }
  const level = levelled(picture, fan)
  const again = await recogniser.page(level, languages)
  const better = worth(level, again) > worth(picture, seen)
  return better ? { picture: level, seen: again } : { picture, seen }
}

const worth = (picture: Picture, seen: Seen): number => inkInWords(findInk(picture), seen) * quality(seen.lines)

/** The usual difference of two lines, each way: lines that were run into each other are far from usual. */
function findFan({ width, height }: Picture, { lines, slant }: Seen): Fan | undefined {
  const long = lines
    .filter((line) => line.length > width * longLine && quality([line]) > wellRead)
    .map(({ words, y, slope }) => {
      const middle = (words[0]!.box.x0 + words.at(-1)!.box.x1) / 2
      return { y: y - slope * (middle - width / 2), slope: slope - slant }
    })
    .sort((a, b) => a.y - b.y)
  const steps = long.flatMap((upper, i) =>
    long
      .slice(i + 1)
      .filter(({ y }) => y - upper.y > height * apart)
      .map(({ y, slope }) => (slope - upper.slope) / (y - upper.y)),
  )
  if (steps.length < leastPairs) return undefined
  const step = middle(steps)
  if (Math.abs(step) * height < leastFan) return undefined
  return { top: middle(long.map(({ y, slope }) => slope - step * y)), step }
}

const middle = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!

/** The picture with every column moved up and down so that its lines lie level; white where nothing was. */
function levelled(picture: Picture, { top, step }: Fan): Picture {
  const { width, height, grey } = picture
  const level = new Uint8Array(grey.length)
  for (let y = 0; y < height; y++) {
    const slope = top + step * y
    for (let x = 0; x < width; x++) {
      const from = y + slope * (x - width / 2)
      const above = Math.floor(from)
      const at = above * width + x
      const part = from - above
      level[y * width + x] = above < 0 || above >= height - 1 ? 255 : grey[at]! * (1 - part) + grey[at + width]! * part
    }
  }
  return { ...picture, grey: level }
}
