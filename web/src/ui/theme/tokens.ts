/** The colours of the house. Every pair used for text was computed to pass AA; change one only with its pairs. */
const light = {
  ground: '#F3F1E8',
  sheet: '#FDFCF8',
  sunk: '#E9E7DB',
  line: '#D5D2C3',
  edge: '#85826F',
  ink: '#1A1C18',
  ink2: '#474A42',
  ink3: '#5F6257',
  accent: '#0A4D3B',
  accentHover: '#073B2D',
  onAccent: '#FFFFFF',
  accentWash: '#E0EAE1',
  crit: '#A3201B',
  critMark: '#C22A22',
  critWash: '#F9DFD8',
  high: '#7E4A00',
  highMark: '#B96C00',
  highWash: '#FAE8C2',
  ok: '#33651B',
  okMark: '#4B8A2B',
  okWash: '#E4EED6',
  focus: '#0B5FD0',
}

const dark: Record<keyof typeof light, string> = {
  ground: '#121411',
  sheet: '#1A1D19',
  sunk: '#0C0E0C',
  line: '#31352F',
  edge: '#7C8176',
  ink: '#ECEAE0',
  ink2: '#BFC1B6',
  ink3: '#9DA094',
  accent: '#86CBAA',
  accentHover: '#A3DBC0',
  onAccent: '#0D1A14',
  accentWash: '#1D2F27',
  crit: '#FF9C8F',
  critMark: '#F0685A',
  critWash: '#47201B',
  high: '#F2BC5C',
  highMark: '#E3A02E',
  highWash: '#40300F',
  ok: '#A5CF86',
  okMark: '#86B862',
  okWash: '#22321A',
  focus: '#8AB8FF',
}

export const colors = { light, dark }

/** Ten shades of the accent, for Mantine; 7 is the accent by day, 3 by night. */
export const accentShades = [
  '#EEF5F0',
  '#E0EAE1',
  '#BFD6C8',
  '#93BBA5',
  '#679F83',
  '#3F8365',
  '#22694E',
  '#0A4D3B',
  '#073B2D',
  '#042A20',
] as const

/** until the letters of the house have come (web/build/cut-fonts.ts) */
const serifs = "'Serif Wait', 'Serif Wait 2', 'Serif Wait 3', 'Serif Wait 4', Georgia, serif"

export const fonts = {
  text: `Mukta, 'Text Wait', 'Text Wait 2', 'Noto Sans Devanagari', system-ui, sans-serif`,
  heading: `'Eczar Variable', ${serifs}`,
  contract: `'Tiro Devanagari Hindi', ${serifs}`,
}
