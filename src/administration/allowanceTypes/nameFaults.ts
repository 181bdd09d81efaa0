import type { Issue } from '../../kernel/failure'
import { fault } from '../../kernel/fault'
import type { Translation } from '../../records'

/** What an allowance type is called; a part that was not sent is left out. */
export interface Names {
  readonly defaultName?: string
  readonly translations?: readonly Translation[]
}

/** Names and languages without the blanks around them, and nothing else. */
export const tidyTranslations = (translations: readonly Translation[]): Translation[] =>
  translations.map(({ language, name }) => ({ language: language.trim(), name: name.trim() }))

const isBlank = (text: string): boolean => text.trim() === ''

function translationFaults(translations: readonly Translation[]): Issue[] {
  const languages = tidyTranslations(translations).map(({ language }) => language)
  return translations.flatMap(({ language, name }, index) => {
    const isTold = languages.indexOf(languages[index]!) < index
    return [
      ...(isBlank(language) ? [fault(`translations[${index}].language`, 'a language', language)] : []),
      ...(isTold && !isBlank(language) ? [fault(`translations[${index}].language`, 'each language once', language)] : []),
      ...(isBlank(name) ? [fault(`translations[${index}].name`, 'a text that is not empty', name)] : []),
    ]
  })
}

/** What is wrong with the names of an allowance type: one that is empty, a language named twice. */
export const nameFaults = ({ defaultName, translations = [] }: Names): Issue[] => [
  ...(defaultName !== undefined && isBlank(defaultName) ? [fault('defaultName', 'a text that is not empty', defaultName)] : []),
  ...translationFaults(translations),
]
