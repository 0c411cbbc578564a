import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';

/** Saves images and text one after the other, so that they can be read without the plugin. */
export default function save() {
	return (
		<div { ...useBlockProps.save() }>
			<div { ...useInnerBlocksProps.save( { className: 'eidan-showcase' } ) } />
		</div>
	);
}
