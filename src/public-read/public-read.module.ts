import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PublicCitiesController } from './cities/cities.controller';
import { City } from './cities/city.entity';

/** The public, city-scoped read API. */
@Module({ imports: [TypeOrmModule.forFeature([City])], controllers: [PublicCitiesController] })
export class PublicReadModule {}
