import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';

/** The blocks below the field; the form comes when it is rendered. */
export default function save() {
	return (
		<div { ...useBlockProps.save() }>
			<div { ...useInnerBlocksProps.save( { className: 'eidan-panel__content' } ) } />
		</div>
	);
}
