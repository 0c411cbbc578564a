import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';

import type { ScrollingTilesAttributes } from './attributes';
import { classesOf } from './look';

/** Saves the rows. PHP adds what is needed to move them. */
export default function save( { attributes }: { attributes: ScrollingTilesAttributes } ) {
	return <div { ...useInnerBlocksProps.save( useBlockProps.save( { className: classesOf( attributes ) } ) ) } />;
}
