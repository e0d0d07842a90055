import { z } from 'zod/mini'
import { WIRE_ERRORS, type WireErrorCode } from './errors.ts'
import {
  AnalyzeRequestSchema,
  EnginesAnswerSchema,
  KeyAnswerSchema,
  NoKeyAnswerSchema,
} from './schemas.ts'

const StatusSchema = z.object({ status: z.string() })

/** The OpenAPI 3.1 document of the server, made from the schemas that the server itself uses. */
export function openApiDocument(): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'LxP Matcher',
      version: '1',
      description: 'Työpaikkailmoituksesta LxP-avain, jokaiselle kirjaimelle kohta ilmoituksesta.',
    },
    paths: {
      '/api/lxp': {
        post: {
          summary: 'Tulkitsee työpaikkailmoituksen LxP-avaimeksi',
          requestBody: { required: true, content: json(AnalyzeRequestSchema) },
          responses: {
            200: {
              description: 'Avain perusteluineen, tai key "invalid" ja syy',
              content: {
                ...json(z.union([KeyAnswerSchema, NoKeyAnswerSchema])),
                'text/event-stream': { schema: { type: 'string' } },
              },
            },
            ...errors(
              'bad-json',
              'bad-host',
              'too-slow',
              'too-long',
              'not-json',
              'too-many',
              'bug',
              'service-failed',
              'overloaded',
              'stopping',
              'timed-out',
            ),
          },
        },
      },
      '/api/engines': { get: answer('Valittavat tulkit ja oletus', EnginesAnswerSchema) },
      '/api/openapi.json': { get: answer('Tämä asiakirja', z.looseObject({})) },
      '/healthz': { get: answer('Palvelin on käynnissä', StatusSchema) },
      '/readyz': {
        get: answer('Palvelin ottaa pyyntöjä vastaan', StatusSchema, errors('stopping')),
      },
    },
  }
}

function json(schema: z.ZodMiniType) {
  const { $schema, ...rest } = z.toJSONSchema(schema)
  return { 'application/json': { schema: rest } }
}

function answer(description: string, schema: z.ZodMiniType, others: object = {}) {
  return {
    summary: description,
    responses: { 200: { description, content: json(schema) }, ...errors('bad-host'), ...others },
  }
}

function errors(...codes: readonly WireErrorCode[]) {
  return Object.fromEntries(
    codes.map((code) => {
      const { status, text } = WIRE_ERRORS[code]
      return [
        status,
        { description: text, content: { 'text/plain': { schema: { type: 'string' } } } },
      ]
    }),
  )
}
