import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';

import type { ScrollingTilesRowAttributes } from './attributes';
import { classesOf } from './look';

/** A list of tiles in what shows it; without script it can be scrolled. */
export default function save( { attributes }: { attributes: ScrollingTilesRowAttributes } ) {
	return (
		<div { ...useBlockProps.save( { className: classesOf( attributes ) } ) }>
			<div { ...useInnerBlocksProps.save( { className: 'eidan-tiles' } ) } role="list" />
		</div>
	);
}
