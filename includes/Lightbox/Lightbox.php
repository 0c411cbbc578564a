<?php
/**
 * The lightbox: one dialog a page for the linked images of all blocks.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lightbox;

use Eidan\Support\Html;
use Eidan\Support\ImageSize;
use Eidan\Support\Markup;
use Eidan\Support\Media;
use Eidan\Support\Memory;
use Eidan\Support\PageState;

defined( 'ABSPATH' ) || exit;

/**
 * Marks links to image files for the view module, and prints the dialog.
 */
final class Lightbox implements PageState {

	/**
	 * Whether this page has a marked link.
	 *
	 * @var bool
	 */
	private bool $needed = false;

	/**
	 * How often each address was used on this page.
	 *
	 * @var array<string, int>
	 */
	private array $addresses = array();

	/**
	 * Makes every linked image whose link leads to an image file open in the lightbox.
	 *
	 * Without script the links open the file.
	 *
	 * @param string $html  Rendered HTML with `<a href="file"><img></a>`.
	 * @param string $group Images with the same name are browsed together, across blocks; '' for an image on its own.
	 * @param array{0: int, 1: int}|null $size Width and height of the files of images that are not in the media
	 *                                         library.
	 * @return string HTML.
	 */
	public static function mark( string $html, string $group = '', ?array $size = null ): string {
		$markup = new Markup( $html );
		$open   = false;
		while ( $markup->next_tag( array( 'tag_closers' => 'visit' ) ) ) {
			$tag = $markup->get_tag();
			if ( 'A' === $tag ) {
				$open = ! $markup->is_tag_closer() && $markup->set_bookmark( 'link' );
			} elseif ( 'IMG' === $tag && $open ) {
				$open = false;
				$id   = Media::shown( $markup );
				$alt  = $markup->get_string( 'alt' );
				$markup->seek( 'link' );
				self::mark_link( $markup, $id, $alt, $group, $size );
			}
		}
		return $markup->get_updated_html();
	}

	/**
	 * Puts all marked links of some HTML into one group.
	 *
	 * @param string $html  HTML from `mark()`.
	 * @param string $group Name.
	 */
	public static function group( string $html, string $group ): string {
		$markup = new Markup( $html );
		while ( $markup->next_tag( array( 'tag_name' => 'A' ) ) ) {
			$options = json_decode( $markup->get_string( 'data-eidan-lightbox' ), true );
			if ( is_array( $options ) ) {
				$options['group'] = $group;
				$markup->set_attribute( 'data-eidan-lightbox', Html::json( $options ) );
			}
		}
		return $markup->get_updated_html();
	}

	/**
	 * Prints the dialog once, on pages that need it.
	 */
	public static function print_dialog(): void {
		if ( ! self::memory()->needed ) {
			return;
		}
		$span    = static fn ( string $part ): string =>
			'</span><span class="eidan-lightbox__' . $part . '"></span><span class="screen-reader-text">';
		$counter = sprintf(
			/* translators: 1: number of the image shown, 2: how many images there are. */
			esc_html__( 'Image %1$s of %2$s', 'eidan' ),
			$span( 'number' ),
			'</span><span aria-hidden="true"> / ' . $span( 'total' )
		);
		$button = static fn ( string $part, string $label, string $path, string $more = '' ): string =>
			'<button type="button" class="eidan-lightbox__' . $part
			. '" aria-label="' . esc_attr( $label ) . '"' . $more . '>'
			. '<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.25" '
			. 'aria-hidden="true"><path d="'
			. $path . '"/></svg></button>';
		// The order is the one of the grid and of Tab.
		// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Everything that is not literal was escaped above.
		echo '<dialog class="eidan-overlay eidan-lightbox" aria-label="' . esc_attr__( 'Images', 'eidan' ) . '">'
			. $button(
				'zoom',
				__( 'Zoom', 'eidan' ),
				'M10 7v6M7 10h6M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM15 15l6 6',
				' aria-pressed="false"'
			)
			. $button( 'close', __( 'Close', 'eidan' ), 'M5 5l14 14M19 5L5 19', ' autofocus data-eidan-close' )
			. '<div class="eidan-lightbox__stage"></div>'
			. '<p class="eidan-lightbox__error" role="alert" hidden>'
			. esc_html__( 'This image could not be loaded.', 'eidan' )
			. ' <a class="eidan-lightbox__file" href="#">' . esc_html__( 'Open the file', 'eidan' ) . '</a></p>'
			. '<div class="eidan-lightbox__text" role="status" aria-atomic="true"><p><span class="screen-reader-text">'
			. $counter . '</span></p>'
			. '<span class="eidan-lightbox__alt screen-reader-text"></span><div class="eidan-lightbox__caption"></div>'
			. '</div>'
			. $button( 'previous', __( 'Previous image', 'eidan' ), 'M22 12H2M8 6l-6 6 6 6' )
			. $button( 'next', __( 'Next image', 'eidan' ), 'M2 12h20M16 6l6 6-6 6' )
			. '</dialog>';
		// phpcs:enable
	}

	/**
	 * Marks a link, unless it leads elsewhere.
	 *
	 * @param Markup $link  Positioned on the link.
	 * @param int    $id    Attachment, or 0.
	 * @param string $alt   The small image's text alternative.
	 * @param string $group Group name.
	 * @param array{0: int, 1: int}|null $size Size of a file that is not in the media library.
	 */
	private static function mark_link( Markup $link, int $id, string $alt, string $group, ?array $size ): void {
		$href = $link->get_string( 'href' );
		if ( ! Media::is_image( $href ) ) {
			return;
		}
		$size    = ImageSize::of( $id ) ?? $size;
		$options = '' === $group ? array() : array( 'group' => $group );
		if ( null !== $size ) {
			$options += array(
				'width'  => $size[0],
				'height' => $size[1],
			);
		}
		$link->set_attribute( 'data-eidan-lightbox', Html::json( $options ) );
		if ( '' === $link->get_string( 'id' ) ) {
			$link->set_attribute( 'id', self::address( $id > 0 ? (string) $id : substr( md5( $href ), 0, 8 ) ) );
		}
		// A link needs an accessible name, which an image without alternative text does not give.
		if ( '' === trim( $alt ) && '' === $link->get_string( 'aria-label' ) ) {
			$link->set_attribute( 'aria-label', __( 'Enlarge image', 'eidan' ) );
		}
		self::memory()->needed = true;
		add_action( 'wp_footer', array( self::class, 'print_dialog' ), 5 );
		// Each time: where a plugin hides a block, WordPress takes back what was enqueued in it.
		wp_enqueue_style( 'eidan-lightbox' );
		wp_enqueue_script_module( '@eidan/lightbox' );
	}

	/**
	 * The address of an image on this page: the id of its link.
	 *
	 * @param string $key Key of the image.
	 */
	private static function address( string $key ): string {
		$times                            = ( self::memory()->addresses[ $key ] ?? 0 ) + 1;
		self::memory()->addresses[ $key ] = $times;
		return 'picture-' . $key . ( $times > 1 ? '-' . $times : '' );
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
