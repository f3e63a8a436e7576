import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';

/** Documents the body of a route that takes a form with one file. @param description what the file contains */
export const FormFileBody = (description: string): MethodDecorator =>
  applyDecorators(
    ApiConsumes('multipart/form-data'),
    ApiBody({
      required: true,
      schema: {
        type: 'object',
        required: ['file'],
        properties: { file: { type: 'string', format: 'binary', description } },
      },
    }),
  );

/** Documents the body of a route that takes a form with several files. @param description what the files contain */
export const FormFilesBody = (description: string, maxFiles: number): MethodDecorator =>
  applyDecorators(
    ApiConsumes('multipart/form-data'),
    ApiBody({
      required: true,
      schema: {
        type: 'object',
        required: ['file'],
        properties: {
          file: {
            type: 'array',
            minItems: 1,
            maxItems: maxFiles,
            items: { type: 'string', format: 'binary' },
            description,
          },
        },
      },
    }),
  );
