import { type Repeater, RepeaterToolbar, SourceToolbar } from '@eidan/editor';
import type { ItemShowcaseItemAttributes } from '../item-showcase-item/attributes';
import type { ItemShowcaseAttributes } from './attributes';

interface Props {
	attributes: ItemShowcaseAttributes;
	setAttributes: ( attributes: Partial< ItemShowcaseAttributes > ) => void;
	handle: Repeater< ItemShowcaseItemAttributes >;
}

/** Greatest number of items. There is no room for more beside an image. */
export const MAX_ITEMS = 10;

export const Toolbar = ( { attributes: { media }, setAttributes, handle }: Props ) => (
	<>
		<RepeaterToolbar handle={ handle } max={ MAX_ITEMS } />
		<SourceToolbar source={ media } type="image" onChange={ ( source ) => setAttributes( { media: source } ) } />
	</>
);
