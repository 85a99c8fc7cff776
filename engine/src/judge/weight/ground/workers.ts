/** Who works for somebody: what these do, and what is forbidden to them, is for the one who sends them to answer. */
export const WORKERS =
  /\b(?:drivers?|riders?|pilots?|guards?|bouncers?|trainers?|coach(?:es)?|teachers?|tutors?|instructors?|caretakers?|carers?|nurses?|maids?|cooks?|helpers?|servants?|attendants?|workers?|workmen|labou?r(?:ers?)?|technicians?|mechanics?|crew|personnel|manpower|staff|employees?|(?:delivery|field|sales) (?:boys?|partners?|persons?|men)|sub-?contractors?|representatives?|agents?)\b/
