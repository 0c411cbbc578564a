import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { TabbedInfoAttributes } from './attributes';
import { classesOf } from './look';

export default function save( { attributes }: { attributes: TabbedInfoAttributes } ) {
	return (
		<div { ...useBlockProps.save( { className: classesOf( attributes ) } ) }>
			<div { ...useInnerBlocksProps.save( { className: 'eidan-tabs' } ) } />
		</div>
	);
}
