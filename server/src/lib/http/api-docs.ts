import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { version } from '../settings/version.ts'
import { words } from '../text/words.ts'
import type { App } from './http.ts'

export const docsPath = '/api/docs'

/** The OpenAPI page at /api/docs and its description at /api/docs/json, made from the shapes of the routes. */
export async function apiDocs(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Karar', version, description: words.apiDescription },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      security: [{ bearer: [] }],
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  await app.register(swaggerUi, { routePrefix: docsPath, uiConfig: { tryItOutEnabled: true } })
}
