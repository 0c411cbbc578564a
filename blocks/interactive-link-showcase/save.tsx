import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';

/** The author's links as a list. Links of a query or a menu are made by PHP. */
export default function save() {
	return (
		<div { ...useBlockProps.save() }>
			<ul { ...useInnerBlocksProps.save( { className: 'eidan-links' } ) } />
		</div>
	);
}
