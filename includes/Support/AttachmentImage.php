<?php
/**
 * Images whose size is set only by our styles.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

/**
 * Themes write a size of their own into the `style` of images (Twenty Twenty-One:
 * `width:100%;height:133%;max-width:640px`), which no style sheet can undo: a portrait of 56 pixels is then as high as
 * the text beside it, and covers it. Images that our blocks print have no such size.
 */
final class AttachmentImage {

	/** CSS properties that set a size. */
	private const SIZES = '/(?<=^|;)\s*(?:(?:min|max)-)?(?:width|height|inline-size|block-size)\s*:[^;]*(?:;|$)/i';

	/**
	 * The `style` that our code asked for, while an image of ours is being made; otherwise null.
	 *
	 * @var string|null
	 */
	private ?string $asked = null;

	/**
	 * The `<img>` of an attachment.
	 *
	 * @param int                    $id         Attachment.
	 * @param string|array{int, int} $size       Name of a registered size, or width and height in pixels.
	 * @param array<string, string>  $attributes Attributes of the `<img>`.
	 * @return string HTML; '' where there is no such image.
	 */
	public static function img( int $id, string|array $size, array $attributes = array() ): string {
		$before               = self::memory()->asked;
		self::memory()->asked = $attributes['style'] ?? '';
		try {
			return Text::of( wp_get_attachment_image( $id, $size, false, $attributes ) );
		} finally {
			self::memory()->asked = $before;
		}
	}

	/**
	 * Filter `wp_get_attachment_image_attributes`, after all others: removes every size from the `style` but ours.
	 *
	 * @param mixed $attributes Attributes of the `<img>`.
	 */
	public static function attributes( mixed $attributes ): mixed {
		if (
			null === self::memory()->asked
			|| ! is_array( $attributes )
			|| ! is_string( $attributes['style'] ?? null )
			|| self::memory()->asked === $attributes['style']
		) {
			return $attributes;
		}
		$style = (string) preg_replace(
			self::SIZES,
			'',
			'' === self::memory()->asked
				? $attributes['style']
				: str_replace( self::memory()->asked, '', $attributes['style'] )
		)
			. self::memory()->asked;
		if ( '' === trim( $style ) ) {
			unset( $attributes['style'] );
		} else {
			$attributes['style'] = $style;
		}

		return $attributes;
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
