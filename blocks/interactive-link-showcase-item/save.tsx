import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { InteractiveLinkShowcaseItemAttributes } from './attributes';

/**
 * Saves the link and its image, so that they can be used without the plugin. PHP replaces the saved image with the one
 * from the media library.
 */
export default function save( {
	attributes: { title, text, url, linkTarget, rel, media },
}: {
	attributes: InteractiveLinkShowcaseItemAttributes;
} ) {
	const content = (
		<>
			<RichText.Content tagName="span" className="eidan-links__title" value={ title ?? '' } />
			{ ! RichText.isEmpty( text ?? '' ) && (
				<RichText.Content tagName="span" className="eidan-links__text" value={ text ?? '' } />
			) }
		</>
	);
	return (
		<li { ...useBlockProps.save() }>
			{ url ? (
				<a
					className="eidan-links__link"
					href={ url }
					target={ linkTarget || undefined }
					rel={ rel || undefined }
				>
					{ content }
				</a>
			) : (
				<span className="eidan-links__link">{ content }</span>
			) }
			{ media.url && (
				<figure className="eidan-links__media">
					{ media.type === 'video' ? (
						<video controls muted playsInline src={ media.url } />
					) : (
						<img src={ media.url } alt={ media.alt ?? '' } />
					) }
				</figure>
			) }
		</li>
	);
}
