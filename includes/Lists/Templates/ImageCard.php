<?php
/**
 * The item template for images.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Templates;

use Eidan\Lightbox\Lightbox;
use Eidan\Lists\Cards\Card;
use Eidan\Lists\Cards\ImageItem;
use Eidan\Lists\Cards\Mosaic;
use Eidan\Lists\Cards\Template;
use Eidan\Lists\Cards\TemplateMaker;
use Eidan\Support\Html;
use Eidan\Support\Media;
use Eidan\Support\Sizes;
use Eidan\Support\Value;

defined( 'ABSPATH' ) || exit;

/**
 * An image with its caption, with or without a link: one of a block, or a copy of a post on Instagram.
 */
final class ImageCard implements TemplateMaker {

	public const NAME = 'shot';

	/** Icons for kinds of images: paths on a grid of 24. */
	private const SIGNS = array(
		'video' => 'M8 5.5v13l10.5-6.5z',
		'album' => 'M8 4.75h11.25V16M4.75 8h11.25v11.25H4.75z',
	);

	/**
	 * The template.
	 *
	 * @param string $name Its name, see OwnTemplates.
	 */
	public static function template( string $name ): Template {
		$number = static fn ( int $most ): array => array(
			'type'    => 'integer',
			'minimum' => 0,
			'maximum' => $most,
			'default' => 0,
		);
		$text   = static fn ( int $length ): array => array(
			'type'      => 'string',
			'maxLength' => $length,
			'default'   => '',
		);

		return new Template(
			name: $name,
			render: self::render( ... ),
			look: array(
				'link'    => array(
					'type'    => 'string',
					'enum'    => array( 'lightbox', 'instagram', 'none' ),
					'default' => 'lightbox',
				),
				'newTab'  => array(
					'type'    => 'boolean',
					'default' => false,
				),
				'group'   => $text( 60 ),
				// Columns of a mosaic by screen width, its number of images, and the number of images on a page.
				'desktop' => $number( 6 ),
				'tablet'  => $number( 4 ),
				'phone'   => $number( 2 ),
				'count'   => $number( 1000 ),
				'page'    => $number( 100 ),
				'align'   => $text( 10 ),
			),
			prefix: 'eidan-shot',
			item: static fn ( Card $card ): array => array( 'class' => self::place( $card ) )
		);
	}

	/**
	 * The inside of a card.
	 *
	 * @param Card $card The image.
	 * @return string HTML.
	 */
	public static function render( Card $card ): string {
		$item = $card->item;
		if ( ! $item instanceof ImageItem ) {
			return '';
		}
		$link   = Value::text( $card->look( 'link' ), 20 );
		$inside = $item->img( $card, self::sizes( $card ) ) . self::sign( $item->kind() );
		$group  = Value::text( $card->look( 'group' ), 60 );
		$anchor = $item->anchor( $link );
		if ( array() !== $anchor ) {
			// Its address in the lightbox: the same on the page and from get-posts, but different in each list.
			if ( 'lightbox' === $link && 0 === $item->image_id() && Media::is_image( $anchor['href'] ?? '' ) ) {
				$anchor['id'] = 'picture-' . substr( md5( $group . ' ' . $item->id() ), 0, 8 );
			}
			$inside = '<a' . Html::attributes(
				$anchor + (
					true === $card->look( 'newTab' ) && 'instagram' === $link ? array( 'target' => '_blank' ) : array()
				)
			) . ">$inside</a>";
		}
		$ratio = $item->ratio();
		$html  = sprintf(
			'<figure%s>%s%s</figure>',
			Html::attributes(
				array(
					'class' => trim( 'eidan-shot ' . $item->classes() ),
					'style' => $ratio > 0 ? '--ratio:' . round( $ratio, 4 ) : null,
				)
			),
			$inside,
			self::caption( $item, $card )
		);

		return 'lightbox' === $link ? Lightbox::mark( $html, $group, $item->file_size() ) : $html;
	}

	/**
	 * The caption. In the lightbox it ends with a link to where the image comes from.
	 *
	 * @param ImageItem $item The image, with caption and source.
	 */
	private static function caption( ImageItem $item, Card $card ): string {
		$text   = $item->caption( $card->options->excerpt_length );
		$origin = 'lightbox' === $card->look( 'link' ) ? $item->origin() : '';
		if ( '' === $origin ) {
			return '' === $text ? '' : "<figcaption>$text</figcaption>";
		}
		$label = 'video' === $item->kind() ? __( 'Watch on Instagram', 'eidan' ) : __( 'View on Instagram', 'eidan' );
		$way   = '<a' . Html::attributes(
			array(
				'class' => 'eidan-shot__origin',
				'href'  => $origin,
				'rel'   => 'noreferrer',
			)
		) . '>' . esc_html( $label ) . '</a>';

		// Without text the caption is only for the lightbox.
		return '' === $text ? "<figcaption hidden>$way</figcaption>" : "<figcaption>$text $way</figcaption>";
	}

	/**
	 * The icon on an image that stands for a video or an album.
	 *
	 * @param string $kind `image`, `video` or `album`.
	 */
	private static function sign( string $kind ): string {
		$path = self::SIGNS[ $kind ] ?? '';

		return '' === $path ? '' : sprintf(
			'<span class="eidan-shot__kind"><span class="screen-reader-text"> (%s)</span>'
				. '<svg viewBox="0 0 24 24" width="16" height="16" fill="none" stroke="currentColor" '
				. 'stroke-width="1.5" aria-hidden="true"><path d="%s"/></svg></span>',
			esc_html( 'video' === $kind ? __( 'Video', 'eidan' ) : __( 'Album', 'eidan' ) ),
			$path
		);
	}

	/**
	 * The attribute `sizes`: large images of a mosaic are two columns wide.
	 *
	 * @param Card $card The image.
	 */
	private static function sizes( Card $card ): string {
		$place = self::place( $card );
		if ( '' === $place ) {
			return $card->options->sizes;
		}
		$columns = static fn ( string $name ): float =>
			Value::integer( $card->look( $name ), 1, 6, 1 ) / ( str_contains( $place, "is-large-$name" ) ? 2 : 1 );

		return Sizes::columns(
			$columns( 'desktop' ),
			$columns( 'tablet' ),
			$columns( 'phone' ),
			Value::text( $card->look( 'align' ), 10 )
		);
	}

	/**
	 * Classes of the element around a card of a mosaic.
	 *
	 * @param Card $card The image.
	 */
	private static function place( Card $card ): string {
		$number = static fn ( string $name ): int => Value::integer( $card->look( $name ), 0, 1000, 0 );
		$page   = $number( 'page' );

		return Mosaic::classes(
			0 < $page ? $card->index % $page : $card->index,
			array(
				'desktop' => $number( 'desktop' ),
				'tablet'  => $number( 'tablet' ),
				'phone'   => $number( 'phone' ),
			),
			$number( 'count' )
		);
	}
}
