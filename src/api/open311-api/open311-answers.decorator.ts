import { applyDecorators, SetMetadata, type Type } from '@nestjs/common';
import { type Answer, BareAnswers } from '../answers.decorator';
import { OPEN311_ERRORS } from './render-error';

export const XML_ROOT = 'route:xml-root';

/**
 * A GeoReport answer with status 200: JSON or XML, by the ending of the path.
 * @param root the name of the root element in XML
 */
export function Open311Answers(
  type: Type,
  root: string,
  options: Partial<Pick<Answer, 'list' | 'errors' | 'maxAgeS' | 'linked'>> = {},
): MethodDecorator {
  return applyDecorators(
    SetMetadata(XML_ROOT, root),
    BareAnswers(200, type, { ...options, errorBody: OPEN311_ERRORS, furtherTypes: ['text/xml'] }),
  );
}
