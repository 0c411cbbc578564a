import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';

/** Saves the paragraphs. PHP adds what is needed to move them. */
export default function save() {
	return (
		<div { ...useBlockProps.save() }>
			<div className="eidan-marquee">
				<div { ...useInnerBlocksProps.save( { className: 'eidan-marquee__texts' } ) } />
			</div>
		</div>
	);
}
