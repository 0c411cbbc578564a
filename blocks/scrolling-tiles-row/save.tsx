import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';

import type { ScrollingTilesRowAttributes } from './attributes';
import { classesOf } from './look';

/** Saves the tiles in an element that can be scrolled without script. PHP adds the list roles. */
export default function save( { attributes }: { attributes: ScrollingTilesRowAttributes } ) {
	return (
		<div { ...useBlockProps.save( { className: classesOf( attributes ) } ) }>
			<div { ...useInnerBlocksProps.save( { className: 'eidan-tiles' } ) } />
		</div>
	);
}
