import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';

/** Paragraphs; all that moves them comes when they are rendered. */
export default function save() {
	return (
		<div { ...useBlockProps.save() }>
			<div className="eidan-marquee">
				<div { ...useInnerBlocksProps.save( { className: 'eidan-marquee__texts' } ) } />
			</div>
		</div>
	);
}
