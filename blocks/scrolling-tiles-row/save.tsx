import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';

import type { ScrollingTilesRowAttributes } from './attributes';
import { classesOf } from './look';

/** Tiles in what shows them; without script it can be scrolled. That they are a list is said when they are rendered. */
export default function save( { attributes }: { attributes: ScrollingTilesRowAttributes } ) {
	return (
		<div { ...useBlockProps.save( { className: classesOf( attributes ) } ) }>
			<div { ...useInnerBlocksProps.save( { className: 'eidan-tiles' } ) } />
		</div>
	);
}
