import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ALTERNATIVE, ANSWER, type Answer } from './answers.decorator';
import type { Alternative, ApiResponse } from '../platform/http/request';
import { SURFACE_HEADER } from './surface';

type ResponseForm = Pick<ApiResponse, 'bodyForm' | 'alternative' | 'maxAgeS'>;

/**
 * Notes on the response what its route declares about the answer, for `JsonAdapter`, which writes it and does not know
 * the route. It lets everything pass: it is a guard because an interceptor, the other place where the route is known,
 * costs a tenth of a list request.
 */
@Injectable()
export class ResponseFormGuard implements CanActivate {
  private readonly forms = new WeakMap<object, ResponseForm>();

  canActivate(context: ExecutionContext): boolean {
    const form = this.formOf(context.getHandler());
    const response = context.switchToHttp().getResponse<ApiResponse>();
    response.bodyForm = form.bodyForm;
    if (form.alternative) response.alternative = form.alternative;
    if (form.maxAgeS !== undefined) {
      response.maxAgeS = form.maxAgeS;
      // Where two APIs have a path, this header decides which of them answers.
      response.varyBy = SURFACE_HEADER;
    }
    return true;
  }

  private formOf(handler: object): ResponseForm {
    const known = this.forms.get(handler);
    if (known) return known;
    const answer = Reflect.getMetadata(ANSWER, handler) as Answer | undefined;
    const alternative = Reflect.getMetadata(ALTERNATIVE, handler) as Alternative | undefined;
    const form = { alternative, bodyForm: answer?.form, maxAgeS: answer?.maxAgeS };
    this.forms.set(handler, form);
    return form;
  }
}
