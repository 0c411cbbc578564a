import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';

/** Saves the author's links as a list. PHP prints links that come from a query or a menu. */
export default function save() {
	return (
		<div { ...useBlockProps.save() }>
			<ul { ...useInnerBlocksProps.save( { className: 'eidan-links' } ) } />
		</div>
	);
}
