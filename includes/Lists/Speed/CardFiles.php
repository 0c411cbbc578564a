<?php
/**
 * The files of a card's images.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Speed;

use Eidan\Support\AttachmentImage;
use Eidan\Support\Memory;
use WP_Post;

/**
 * Saves 0.10 of the time of a page of team members with dialogs. Cards without a dialog do without it.
 *
 * A card with a dialog prints each of its images twice in the same size. For every `<img>` WordPress searches the file
 * of the size and all files of `srcset` again, which is half the cost of an image. So both are kept from the first
 * `<img>` for the second, while the card is being made. Everything else runs for each: `sizes`, loading, and filters of
 * other plugins on attributes and HTML. If a plugin changes the filters that find files, or the files, in between, they
 * are searched again.
 */
final class CardFiles {

	/** Filters that decide which files are found. */
	private const FILTERS = array(
		'image_downsize',
		'image_get_intermediate_size',
		'editor_max_image_size',
		'get_post_metadata',
		'max_srcset_image_width',
		'upload_dir',
		'wp_calculate_image_srcset',
		'wp_calculate_image_srcset_meta',
		'wp_get_attachment_image_src',
		'wp_get_attachment_metadata',
		'wp_get_attachment_url',
	);

	/**
	 * What was found, by attachment and size: the file as `image_downsize()` gives it, the address in the end, and
	 * `srcset`.
	 *
	 * @var array<string, array{state: list<mixed>, image?: array<mixed>, src?: string, srcset?: string}>
	 */
	private array $found = array();

	/**
	 * The instance whose image WordPress is printing; null = none.
	 *
	 * @var self|null
	 */
	private ?self $asking = null;

	/**
	 * Whether we passed `srcset` to the image that is being printed.
	 *
	 * @var bool
	 */
	private bool $given = false;

	/**
	 * Whether its address differs from the one that `srcset` was made for.
	 *
	 * @var bool
	 */
	private bool $moved = false;

	/**
	 * The `<img>` of an image, as WordPress prints it.
	 *
	 * @param int                   $id         Attachment.
	 * @param string                $size       A registered image size.
	 * @param array<string, string> $attributes Attributes for `wp_get_attachment_image()`, unescaped.
	 * @return mixed What wp_get_attachment_image() gives.
	 */
	public function img( int $id, string $size, array $attributes ): mixed {
		$key   = self::key( $id, $size );
		$state = self::state( $id );
		// Without cached metadata we cannot tell whether something changed.
		if ( ! is_array( $state[1] ) || ( $this->found[ $key ]['state'] ?? null ) !== $state ) {
			$this->found[ $key ] = array( 'state' => $state );
		}
		$srcset = $this->found[ $key ]['srcset'] ?? '';
		// If `sizes` is missing, WordPress makes it together with `srcset`.
		if ( '' === $srcset || '' === ( $attributes['sizes'] ?? '' ) ) {
			return $this->ask( $id, $size, $attributes, false );
		}
		$html = $this->ask( $id, $size, $attributes + array( 'srcset' => $srcset ), true );
		if ( $this->moved ) {
			$this->found[ $key ] = array( 'state' => $state );
			$html                = $this->ask( $id, $size, $attributes, false );
		}

		return $html;
	}

	/**
	 * Lets WordPress print an `<img>`.
	 *
	 * @param int                   $id         Attachment.
	 * @param string                $size       A registered image size.
	 * @param array<string, string> $attributes Attributes for `wp_get_attachment_image()`, unescaped.
	 * @param bool                  $given      Whether `srcset` is among them.
	 */
	private function ask( int $id, string $size, array $attributes, bool $given ): mixed {
		$this->given           = $given;
		$this->moved           = false;
		$before                = self::memory()->asking;
		self::memory()->asking = $this;
		try {
			return AttachmentImage::img( $id, $size, $attributes );
		} finally {
			self::memory()->asking = $before;
		}
	}

	/**
	 * What the files of an image depend on: callbacks on the filters, and the stored metadata.
	 *
	 * @param int $id Attachment.
	 * @return list<mixed>
	 */
	private static function state( int $id ): array {
		/**
		 * Everything that is hooked.
		 *
		 * @var array<string, \WP_Hook> $wp_filter
		 */
		global $wp_filter;
		$state = array( get_current_blog_id(), wp_cache_get( $id, 'post_meta' ) );
		foreach ( self::FILTERS as $name ) {
			$state[] = isset( $wp_filter[ $name ] ) ? $wp_filter[ $name ]->callbacks : null;
		}

		return $state;
	}

	/**
	 * Key of an image in a size.
	 *
	 * @param mixed $id   Attachment.
	 * @param mixed $size Image size.
	 */
	private static function key( mixed $id, mixed $size ): string {
		return is_int( $id ) && is_string( $size ) ? "$id $size" : '';
	}

	/**
	 * Filter `image_downsize`, after all others: the file that was found before.
	 *
	 * @param mixed $image Result of another plugin; false = none.
	 * @param mixed $id    Attachment.
	 * @param mixed $size  Image size.
	 */
	public static function reuse_file( mixed $image, mixed $id = null, mixed $size = null ): mixed {
		return (bool) $image ? $image : self::memory()->asking?->found[ self::key( $id, $size ) ]['image'] ?? $image;
	}

	/**
	 * Filter `wp_get_attachment_image_src`, before all others: notes the file.
	 *
	 * @param mixed $image What image_downsize() has found.
	 * @param mixed $id    Attachment.
	 * @param mixed $size  Image size.
	 */
	public static function note( mixed $image, mixed $id = null, mixed $size = null ): mixed {
		$key = self::key( $id, $size );
		if ( null !== self::memory()->asking && isset( self::memory()->asking->found[ $key ] ) && is_array( $image ) ) {
			self::memory()->asking->found[ $key ]['image'] = $image;
		}

		return $image;
	}

	/**
	 * Filter `wp_get_attachment_image_attributes`, before all others: notes `srcset`, or moves the one that was passed
	 * to the place where WordPress would have put it.
	 *
	 * @param mixed $attributes Attributes of the `<img>`, by name.
	 * @param mixed $attachment The WP_Post of the image.
	 * @param mixed $size       Image size.
	 */
	public static function attributes( mixed $attributes, mixed $attachment = null, mixed $size = null ): mixed {
		$key = self::key( $attachment instanceof WP_Post ? $attachment->ID : null, $size );
		if (
			null === self::memory()->asking
			|| ! isset( self::memory()->asking->found[ $key ] )
			|| ! is_array( $attributes )
		) {
			return $attributes;
		}
		$src    = $attributes['src'] ?? null;
		$srcset = $attributes['srcset'] ?? null;
		if ( ! is_string( $src ) || ! is_string( $srcset ) ) {
			return $attributes;
		}
		if ( self::memory()->asking->given ) {
			self::memory()->asking->moved = ( self::memory()->asking->found[ $key ]['src'] ?? '' ) !== $src;
			// Only once: a callback may print further images, to which we passed nothing.
			self::memory()->asking->given = false;
			unset( $attributes['srcset'] );

			return $attributes + array( 'srcset' => $srcset );
		}
		self::memory()->asking->found[ $key ]['src']    = $src;
		self::memory()->asking->found[ $key ]['srcset'] = $srcset;

		return $attributes;
	}

	/** The instance of this request, which knows whose image is being printed. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
