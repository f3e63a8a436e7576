import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ALTERNATIVE, ANSWER, type Answer } from './answers.decorator';
import type { Alternative, ApiResponse } from '../platform/http/request';
import { SURFACE_HEADER } from './surface';

type ResponseForm = Pick<ApiResponse, 'bodyForm' | 'alternative' | 'maxAgeS'>;

/**
 * Copies what a route declares about its answer to the response, for `JsonAdapter`, which writes the answer and does
 * not know the route. It refuses nothing: it is a guard because an interceptor, the other place where the route is
 * known, would cost a tenth of a list request.
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
      // On a path of two APIs, this header decides which one answers.
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
