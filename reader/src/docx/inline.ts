import { cleanText, symbolText } from '../text/clean-text.ts'
import { struckThrough, typed } from '../text/struck-through.ts'
import { isLargePicture } from './pictures.ts'
import type { Story } from './story.ts'
import { isStruckBy } from './styles.ts'
import { child, isOn, numberOf, valOf, type XmlNode } from './xml.ts'

/** The text of a paragraph's content, and the text boxes anchored in it. */
export interface Inline {
  text: string
  boxes: XmlNode[]
}

/** A paragraph's content while it is read. */
interface ReadSoFar extends Inline {
  /** its tabs draw the line on which something is to be written */
  ruled: boolean
  /** its style strikes all of its words through */
  crossed: boolean
  /** what stands in the paragraph before `text` */
  before: string
  /** the last words so far, where they are struck through: the next run may go on with them */
  struck: string
  /** blanks right behind the paragraph's number, by their place: what follows tells whether they are any */
  numbered: Set<number>
}

/** What stands for a place that is left to be filled in, however wide that is. */
const blank = '________'

// Never shown: properties, deleted and moved-away text, field instructions, ruby's small reading aid.
const unseen = new Set(
  'w:pPr w:rPr w:del w:moveFrom w:delText w:instrText w:delInstrText w:sdtPr w:sdtEndPr w:rt w:rubyPr w:fldData w:smartTagPr w:customXmlPr m:ctrlPr'.split(
    ' ',
  ),
)

/** Reads runs, links, fields, content controls and insertions below `node`, as accepted and as shown. */
export function readInline(node: XmlNode, story: Story, paragraphHidden: boolean): Inline {
  const properties = child(node, 'w:pPr')
  const tabs = child(properties, 'w:tabs')?.children ?? []
  const crossed = story.styles.isStruck(valOf(properties, 'w:pStyle') ?? story.styles.defaultParagraph()) ?? false
  const ruled = tabs.some(({ attributes }) => attributes['w:leader'] === 'underscore')
  const inline: ReadSoFar = { text: '', boxes: [], ruled, crossed, before: '', struck: '', numbered: new Set() }
  walk(node, story, paragraphHidden, inline)
  put('', inline)
  const [place] = inline.numbered
  return { text: place === undefined ? inline.text : withoutIndent(inline.text, place), boxes: inline.boxes }
}

/** Adds words that count, behind those that are struck through; what is struck amid a number or a word stands behind it. */
function put(text: string, inline: ReadSoFar): void {
  const isAmid = inline.struck !== '' && /[\p{L}\p{N}]$/u.test(inline.text) && !/\s/.test(inline.struck)
  const rest = isAmid ? (/^[\p{L}\p{N}](?:[\p{L}\p{N}.,]*[\p{L}\p{N}])?/u.exec(text)?.[0] ?? '') : ''
  if (inline.struck !== '') inline.text += `${rest}${rest && ' '}${struckThrough(inline.struck)}`
  inline.struck = ''
  const { before, words } = typed(text.slice(rest.length), inline.text)
  inline.text = before + words
}

function walk(node: XmlNode, story: Story, hidden: boolean, inline: ReadSoFar): void {
  for (const each of node.children) {
    if (each.name === 'w:del' || each.name === 'w:ins' || each.name === 'w:moveFrom') story.seen.trackedChanges = true
    if (unseen.has(each.name)) continue
    if (each.name === 'w:r') {
      walkRun(each, story, runIsHidden(each, story, hidden), inline)
    } else if (each.name === 'w:sdt' && isUnfilled(each)) {
      if (!hidden && !story.fields.includes('instruction')) put(blank, inline)
    } else if (each.name === 'w:fldChar') {
      followField(each, story)
      const chosen = hidden ? '' : chosenIn(child(each, 'w:ffData'))
      if (chosen !== '') put(chosen, inline)
    } else if (each.name === 'w:drawing' || each.name === 'w:pict' || each.name === 'w:object') {
      if (!hidden) {
        collectBoxes(each, inline.boxes)
        if (isLargePicture(each)) story.seen.largePicture = true
      }
    } else if (each.name === 'mc:AlternateContent') {
      walk(alternative(each), story, hidden, inline)
    } else {
      const shown = hidden || story.fields.includes('instruction') ? '' : ownText(each, story, inline)
      if (shown !== '') put(shown, inline)
      walk(each, story, hidden, inline)
    }
  }
}

/** A run whose words are struck through says that they do not count; one of underlined blanks is a place to fill in. */
function walkRun(run: XmlNode, story: Story, hidden: boolean, inline: ReadSoFar): void {
  const properties = child(run, 'w:rPr')
  const own: ReadSoFar = { ...inline, before: inline.before + inline.text + inline.struck, text: '', struck: '' }
  walk(run, story, hidden, own)
  put('', own)
  const { text } = own
  if (text === '') return
  const words = text.trim() !== ''
  const struck = isStruckBy(properties) ?? story.styles.isStruck(valOf(properties, 'w:rStyle')) ?? inline.crossed
  if ((words || inline.struck !== '') && struck) {
    story.seen.struckOut = true
    inline.struck += cleanText(text)
    return
  }
  const line = valOf(properties, 'w:u')
  const isBlank = line !== undefined && line !== 'none' && !words && wideEnough(run, text)
  put(isBlank ? ruledBlank(own.before, inline) : text, inline)
}

/** A blank, remembered where it may be no more than the room between a number and its heading. */
function ruledBlank(before: string, { numbered }: ReadSoFar): string {
  if (before.length < 16 && onlyNumber.test(before)) numbered.add(before.length)
  return blank
}

const onlyNumber = /^\s*(?:\d{1,3}(?:\.\d{1,3}){0,4}[.):]?|\(?(?:\d{1,3}|\p{L}|[ivxlc]{2,6})[.)]+)\s*$/iu

/** Without the blank at this place, if a heading follows it: names that are to be filled in stand before small letters. */
function withoutIndent(text: string, place: number): string {
  const rest = text.slice(place).replace(notToFillIn, ' ')
  return text.slice(0, place) + rest
}

/** Room before a heading; a sum, a firm or a length of time is what a blank stands before. */
const notToFillIn =
  /^ ?_{8}(?=[ \t]*(?!(?:Rupees|Rs|INR|Lakhs?|Crores?|Thousand|Private|Pvt|Limited|Ltd|LLP|Days?|Months?|Years?|Percent|Per)\b)\p{Lu}(?!\/[Oo]\b))/u

/** One underlined space is a word's neighbour. */
const wideEnough = (run: XmlNode, text: string): boolean => text.length > 2 || child(run, 'w:tab') !== undefined

/**
 * A field of a form that still shows what to do ('Choose an item.'). Its mark alone does not tell: programs that fill in
 * templates put the words in and leave the mark.
 */
function isUnfilled(field: XmlNode): boolean {
  if (!isOn(child(field, 'w:sdtPr'), 'w:showingPlcHdr')) return false
  const runs = child(field, 'w:sdtContent')?.children ?? []
  const written = runs.filter((run) => run.name !== 'w:r' || textOf(run).trim() !== '')
  if (written.some(({ name }) => name !== 'w:r')) return false
  const isAsking = (run: XmlNode) => /^placeholder ?text\d*$/i.test(valOf(child(run, 'w:rPr'), 'w:rStyle') ?? '')
  return written.every(isAsking) || prompt.test(written.map(textOf).join('').trim())
}

/** The words of a run; what else it shows, a symbol or a picture, by its name. */
const textOf = ({ children }: XmlNode): string =>
  children.map(({ name, text }) => (name === 'w:t' ? text : name === 'w:rPr' ? '' : name)).join('')

/** What Word itself asks for, in its several versions. */
const prompt =
  /^(?:please )?(?:(?:click|tap)\b.{0,20}\b(?:here|icon|to enter)\b|(?:choose|select|pick|enter|type|insert) (?:an?|any|the|your|text|here|date|item)\b)/i

/** What was ticked or chosen in a field of the old kind, of which the text itself shows nothing. */
function chosenIn(field: XmlNode | undefined): string {
  const box = child(field, 'w:checkBox')
  if (box) return (isOn(box, 'w:checked') ?? isOn(box, 'w:default')) ? '☒' : '☐'
  const list = child(field, 'w:ddList')
  const entries = list?.children.filter(({ name }) => name === 'w:listEntry') ?? []
  return entries[numberOf(list, 'w:result') ?? numberOf(list, 'w:default') ?? 0]?.attributes['w:val'] ?? ''
}

function ownText(node: XmlNode, story: Story, inline: ReadSoFar): string {
  switch (node.name) {
    case 'w:t':
    case 'm:t':
      return node.text.replace(/[\t\n\r]/g, ' ')
    case 'w:tab':
      return inline.ruled ? ` ${ruledBlank(inline.before + inline.text, inline)} ` : ' '
    case 'w:ptab':
      return ' '
    case 'w:br':
    case 'w:cr':
      return '\n'
    case 'w:noBreakHyphen':
      return '-'
    case 'w:sym':
      return symbol(node.attributes['w:char'] ?? '')
    case 'w:footnoteReference':
    case 'w:endnoteReference': {
      const kind = node.name === 'w:footnoteReference' ? 'footnote' : 'endnote'
      const ownMark = /^(1|true|on)$/.test(node.attributes['w:customMarkFollows'] ?? '')
      return story.noteMark(kind, node.attributes['w:id'] ?? '', ownMark)
    }
    default:
      return ''
  }
}

function runIsHidden(run: XmlNode, story: Story, paragraphHidden: boolean): boolean {
  const properties = child(run, 'w:rPr')
  return isOn(properties, 'w:vanish') ?? story.styles.isHidden(valOf(properties, 'w:rStyle')) ?? paragraphHidden
}

function followField(node: XmlNode, { fields }: Story): void {
  const type = node.attributes['w:fldCharType']
  if (type === 'begin') fields.push('instruction')
  else if (type === 'separate' && fields.length > 0) fields[fields.length - 1] = 'result'
  else if (type === 'end') fields.pop()
}

function symbol(hex: string): string {
  if (!/^[0-9a-f]{1,5}$/i.test(hex)) return ''
  const code = Number.parseInt(hex, 16)
  if (code >= 0x20 && code <= 0xff) return symbolText(0xf000 + code) || String.fromCodePoint(code)
  return code >= 0xf000 && code <= 0xf0ff ? symbolText(code) : String.fromCodePoint(code)
}

/** A newer and an older form of the same thing, of which one is shown: the newer, unless only the older has words. */
export function alternative(node: XmlNode): XmlNode {
  const choice = child(node, 'mc:Choice')
  const fallback = child(node, 'mc:Fallback')
  const chosen = choice && (hasWords(choice) || !fallback || !hasWords(fallback)) ? choice : fallback
  return chosen ?? { ...node, children: [] }
}

const hasWords = (node: XmlNode): boolean => node.name === 'w:t' || node.children.some(hasWords)

function collectBoxes(node: XmlNode, boxes: XmlNode[]): void {
  const children = node.name === 'mc:AlternateContent' ? alternative(node).children : node.children
  for (const each of children) {
    if (each.name === 'w:txbxContent') boxes.push(each)
    else collectBoxes(each, boxes)
  }
}
