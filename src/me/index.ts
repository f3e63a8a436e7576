/** The import surface: what others may use of this context. Nothing else of it is imported from outside. */
export { MakeRequestDto } from './dto/own-requests.dto';
export { MeModule } from './me.module';
export { MeService, type OwnAccount } from './me.service';
export { OwnRequestsService } from './own-requests.service';
