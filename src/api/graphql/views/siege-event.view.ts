import { ObjectType } from '@nestjs/graphql';
import { RecordedEventView } from './event.view.js';

@ObjectType('SiegeEvent', { description: 'A fact of the siege.' })
export class SiegeEventView extends RecordedEventView {}
