import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';

/** The blocks, readable at their place; PHP makes the dialog. */
export default function save() {
	return (
		<div { ...useBlockProps.save() }>
			<div { ...useInnerBlocksProps.save( { className: 'eidan-panel__content' } ) } />
		</div>
	);
}
