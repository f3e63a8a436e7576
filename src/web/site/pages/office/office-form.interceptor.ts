import { Injectable } from '@nestjs/common';
import { OfficeViewsService } from '../../../../due-dates';
import type { Fields } from '../../forms/drafts.service';
import { LINK_FIELD } from '../../forms/form-fields';
import { AfterPhotosFormInterceptor, type PhotoRequest } from '../../forms/multipart-form.interceptor';

/** Parses the form of an office; the link before its photos is the credential. */
@Injectable()
export class OfficeFormInterceptor extends AfterPhotosFormInterceptor {
  constructor(private readonly views: OfficeViewsService) {
    super();
  }

  protected override readonly takesFiles = (_request: PhotoRequest, fields: Fields): boolean =>
    this.views.isLink(fields[LINK_FIELD] ?? '');
}
