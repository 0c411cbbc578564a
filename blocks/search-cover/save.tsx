import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';

/** Saves the inner blocks. PHP adds the search form above them. */
export default function save() {
	return (
		<div { ...useBlockProps.save() }>
			<div { ...useInnerBlocksProps.save( { className: 'eidan-panel__content' } ) } />
		</div>
	);
}
