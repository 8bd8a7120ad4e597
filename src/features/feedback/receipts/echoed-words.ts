import { languages } from "#src/i18n/language.ts";
import { receiptRulesText } from "#messages/feedback";

/** The maximum length of words that a receipt repeats, in characters. */
const longest = 1000;

/** Characters that look like a dot and that NFKC doesn't turn into a dot. */
const dots = /[\u3002\u00b7\u2022\u2219\u22c5\u2027\u0589\u06d4\u0701\u0702\ua4f8\u16eb]/gu;

/** Abbreviations with a dot inside, in the site's languages. */
const abbreviations =
  /(?<![\p{L}\p{N}.@/-])(?:f\.eks|bl\.a|m\.fl|m\.v|d\.v\.s|o\.l|z\.b|u\.a|d\.h|e\.g|i\.e)\.?(?![\p{L}\p{N}@/-])/giu;
const dates =
  /(?<![\p{N}.,/-] ?)(?:0?[1-9]|[12]\d|3[01])\. ?(?:0?[1-9]|1[0-2])\. ?(?:20)?[2-9]\d(?![ .,/-]*\p{N})/gu;
/** Two days such as "24 to 27". The word between them means two in Norwegian, so it must not count as a digit. */
const days = /(?<![\p{N}.,/-] ?)([1-9]|[12]\d|3[01]) to ([1-9]|[12]\d|3[01])(?![ .,/-]*\p{N})/giu;

const digitWords = languages.flatMap((language) => receiptRulesText[language].digits.split(", "));
const digitWord = new RegExp(`(?<!\\p{L})(?:${digitWords.join("|")})(?!\\p{L})`, "giu");

/** TABLE  the signs of a link, a domain, an e-mail address or a phone number. */
const signs = [
  /@|https?|www|:\/|\/\/|\\\\|mailto|xn--/iu,
  /(?<!\p{L})(?:tel|sms|ftp|wa|t)\s*[:/]/iu,
  /[([{<]\s*(?:at|a|ät|dot|punkt|punktum|prikk)\s*[)\]}>]/iu,
  /krøllalfa|alfakrøll|klammeraffe/iu,
  // A letter right after a dot. The dot may have brackets around it or spaces before it.
  /[\p{L}\p{N}][^\p{L}\p{N}\s]*\.[^\p{L}\p{N}\s]*(?:\p{L}{2,}|(?![a-zæøåäöüß])\p{L})/iu,
  /[\p{L}\p{N}]\s+[^\p{L}\p{N}\s]*\.[^\p{L}\p{N}]*\p{L}/u,
  // A possible top-level domain after a dot and a space.
  /\.\s+(?:com|net|org|info|biz|shop|site|online|store|xyz|top|club|app|dev|icu|live|link)(?!\p{L})/iu,
  /\.\s+\p{Ll}{2}(?!\p{L})/u,
  /(?:dot|punktum|punkt|prikk)[\s)\]}>]+\p{L}{2,}/iu,
  /\p{N}+\.\p{N}+\.\p{N}+\.\p{N}+/u,
  // Five digits without letters in between, or seven digits with up to three letters after each digit.
  /\p{N}(?:[^\p{L}\p{N}]*\p{N}){4}/u,
  /\p{N}(?:[^\p{L}\p{N}]*(?:\p{L}{1,3}[^\p{L}\p{N}]*)?\p{N}){6}/u,
];

/**
 * Returns a guest's message if a receipt may repeat it. Anybody can type a stranger's address into a form. So the
 * receipt must not contain a link, a domain, an e-mail address or a phone number. In doubtful cases the receipt repeats
 * nothing.
 */
export function echoedWords(message: string): string | undefined {
  if (message === "" || message.length > longest) return undefined;
  const plain = message.normalize("NFKC");
  // The normalized text can be longer, because NFKC turns a ligature into several letters.
  if (plain.length > longest) return undefined;
  const words = plain
    .replaceAll(/\p{Default_Ignorable_Code_Point}|\p{M}/gu, "")
    .replaceAll(dots, ".")
    .replaceAll(days, "$1-$2")
    .replaceAll(digitWord, "0")
    .replaceAll(dates, " date ")
    .replaceAll(abbreviations, " abbreviation ");
  return signs.some((sign) => sign.test(words)) ? undefined : message;
}
