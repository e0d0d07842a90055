import { describe, expect, it } from 'vitest'
import { NOT_ADVERT_REASONS } from '../../../core/not-advert.ts'
import { lettersOf, QUESTION_IDS } from '../../../core/questions.ts'
import { answerJsonSchema, fieldOf } from './schema.ts'

type Node = {
  readonly type?: string
  readonly enum?: readonly string[]
  readonly items?: Node
  readonly properties?: Readonly<Record<string, Node>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean
}

const SCHEMA = answerJsonSchema() as Node

function nodesOf(node: Node): readonly Node[] {
  const inner = [...Object.values(node.properties ?? {}), ...(node.items ? [node.items] : [])]
  return [node, ...inner.flatMap(nodesOf)]
}

describe('the schema of an answer', () => {
  it('has the letters of each question as a closed set', () => {
    for (const question of QUESTION_IDS) {
      const letter = SCHEMA.properties?.[fieldOf(question)]?.items?.properties?.letter
      expect(letter?.enum).toEqual(lettersOf(question))
    }
    expect(SCHEMA.properties?.text_is?.enum).toEqual(['job_advert', ...NOT_ADVERT_REASONS])
  })

  it('is one that the strict services take: every property required, none beside them', () => {
    const objects = nodesOf(SCHEMA).filter(({ type }) => type === 'object')
    expect(objects).toHaveLength(1 + QUESTION_IDS.length)
    for (const { properties, required, additionalProperties } of objects) {
      expect(required).toEqual(Object.keys(properties ?? {}))
      expect(additionalProperties).toBe(false)
    }
  })

  it('uses nothing that some service does not know', () => {
    const known = ['type', 'enum', 'items', 'properties', 'required', 'additionalProperties']
    const used = new Set(nodesOf(SCHEMA).flatMap((node) => Object.keys(node)))
    expect([...used].filter((word) => !known.includes(word))).toEqual([])
  })

  it('asks for the questions in order, so that the preview grows from the top', () => {
    expect(Object.keys(SCHEMA.properties ?? {})).toEqual(['text_is', ...QUESTION_IDS.map(fieldOf)])
  })
})
