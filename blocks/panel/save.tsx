import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';

/** Saves the inner blocks, which can be read in place without the plugin. PHP makes the dialog. */
export default function save() {
	return (
		<div { ...useBlockProps.save() }>
			<div { ...useInnerBlocksProps.save( { className: 'eidan-panel__content' } ) } />
		</div>
	);
}
