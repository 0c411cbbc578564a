import { RichText, useBlockProps } from '@wordpress/block-editor';

import type { ScrollingTilesItemAttributes } from './attributes';
import { classesOf, linkOf, linkedOf, styleOf } from './look';

/** Saves the image, the title and the text. Empty parts are left out. */
export default function save( { attributes }: { attributes: ScrollingTilesItemAttributes } ) {
	const { source, title, text } = attributes;
	const link = linkOf( attributes );
	const linked = linkedOf( attributes );
	const paragraph = ( part: 'title' | 'text', value: string | undefined ) =>
		! RichText.isEmpty( value ?? '' ) && (
			<p>
				<RichText.Content
					tagName={ linked === part ? 'a' : 'span' }
					className={ `eidan-tile__${ part }` }
					value={ value ?? '' }
					{ ...( linked === part ? link : {} ) }
				/>
			</p>
		);
	const image = source.url && (
		<img
			src={ source.url }
			alt={ source.alt ?? '' }
			className={ source.id ? `wp-image-${ source.id }` : undefined }
			style={ styleOf( attributes ) }
		/>
	);
	return (
		<div { ...useBlockProps.save( { className: classesOf( attributes ) } ) }>
			{ image && (
				<figure className="eidan-tile__image">
					{ linked === 'image' && link ? <a { ...link }>{ image }</a> : image }
				</figure>
			) }
			{ ( ! RichText.isEmpty( title ?? '' ) || ! RichText.isEmpty( text ?? '' ) ) && (
				<div className="eidan-tile__words">
					{ paragraph( 'title', title ) }
					{ paragraph( 'text', text ) }
				</div>
			) }
		</div>
	);
}
