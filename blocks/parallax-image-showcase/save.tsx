import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';

/** Images and words one after the other: readable without the plugin. */
export default function save() {
	return (
		<div { ...useBlockProps.save() }>
			<div { ...useInnerBlocksProps.save( { className: 'eidan-showcase' } ) } />
		</div>
	);
}
