<?php
/**
 * A post of Instagram.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Instagram;

use Eidan\Support\Value;

/**
 * The stored data of a post. Unexpected data is dropped, since it comes from outside.
 *
 * @phpstan-type File array{name: string, width: int, height: int}
 */
final class Record {

	/** Our kinds of posts by the API's names. */
	private const KINDS = array(
		'IMAGE'          => 'image',
		'VIDEO'          => 'video',
		'CAROUSEL_ALBUM' => 'album',
	);

	/** Longest caption that Instagram allows. */
	private const CAPTION = 2200;

	/**
	 * Use from() or stored().
	 *
	 * @param string     $id      Its id on Instagram.
	 * @param string     $kind    `image`, `video` or `album`.
	 * @param string     $caption Its caption, plain text.
	 * @param string     $link    Its address; '' for none.
	 * @param int        $time    Unix time of the post.
	 * @param string     $image   Address of its image, valid for some hours; not stored.
	 * @param list<File> $files   The site's copies of it, the smallest first.
	 */
	private function __construct(
		public readonly string $id,
		public readonly string $kind,
		public readonly string $caption,
		public readonly string $link,
		public readonly int $time,
		public readonly string $image = '',
		public readonly array $files = array(),
	) {}

	/**
	 * Reads a post from a response of the API.
	 *
	 * @param mixed $raw The post.
	 * @return self|null Null if the data is no post or has no image (Instagram gives none if somebody claims rights).
	 */
	public static function from( mixed $raw ): ?self {
		$raw    = is_array( $raw ) ? $raw : array();
		$record = self::read(
			$raw['id'] ?? null,
			self::KINDS[ is_string( $raw['media_type'] ?? null ) ? $raw['media_type'] : '' ] ?? '',
			$raw['caption'] ?? null,
			$raw['permalink'] ?? null,
			is_string( $raw['timestamp'] ?? null ) ? strtotime( $raw['timestamp'] ) : 0
		);
		$image  = self::image( $raw );

		return null === $record || '' === $image
			? null
			: new self( $record->id, $record->kind, $record->caption, $record->link, $record->time, $image );
	}

	/**
	 * Reads a stored post.
	 *
	 * @param mixed $stored Value from to_array().
	 * @return self|null Null if the data is no post or has no copy.
	 */
	public static function stored( mixed $stored ): ?self {
		$stored = is_array( $stored ) ? $stored : array();
		$record = self::read(
			$stored['id'] ?? null,
			$stored['kind'] ?? null,
			$stored['caption'] ?? null,
			$stored['link'] ?? null,
			$stored['time'] ?? null
		);
		$files  = array();
		foreach ( is_array( $stored['files'] ?? null ) ? $stored['files'] : array() as $file ) {
			$name = is_array( $file ) ? Value::match( $file['name'] ?? null, Copies::NAME, '' ) : '';
			if ( '' !== $name ) {
				$files[] = array(
					'name'   => $name,
					'width'  => Value::integer( $file['width'] ?? null, 1, 10000, 1 ),
					'height' => Value::integer( $file['height'] ?? null, 1, 10000, 1 ),
				);
			}
		}

		return null === $record || array() === $files ? null : $record->with( $files );
	}

	/**
	 * A copy with files of its image.
	 *
	 * @param list<File> $files The copies, the smallest first.
	 */
	public function with( array $files ): self {
		return new self( $this->id, $this->kind, $this->caption, $this->link, $this->time, $this->image, $files );
	}

	/**
	 * The post in the format that is stored.
	 *
	 * @return array<string, mixed>
	 */
	public function to_array(): array {
		return array(
			'id'      => $this->id,
			'kind'    => $this->kind,
			'caption' => $this->caption,
			'link'    => $this->link,
			'time'    => $this->time,
			'files'   => $this->files,
		);
	}

	/**
	 * Reads the data that all posts have.
	 *
	 * @param mixed $id      What the API gave; digits, or the post is ignored.
	 * @param mixed $kind
	 * @param mixed $caption
	 * @param mixed $link    Its address.
	 */
	private static function read( mixed $id, mixed $kind, mixed $caption, mixed $link, mixed $time ): ?self {
		$id   = Value::match( $id, '/^[0-9]{1,18}$/', '' );
		$kind = Value::one_of( $kind, array_values( self::KINDS ), '' );
		$link = Value::text( $link, 500 );
		$text = preg_replace( '/[\p{Cc}\p{Zl}\p{Zp}\s]+/u', ' ', Value::text( $caption, self::CAPTION ) );

		return '' === $id || '' === $kind
			? null
			: new self(
				$id,
				$kind,
				trim( (string) $text ),
				Hosts::allows( $link, Hosts::POSTS ) ? $link : '',
				is_int( $time ) ? max( 0, $time ) : 0
			);
	}

	/**
	 * The address of a post's image: the image itself, the still of a video, or the first of an album.
	 *
	 * @param array<mixed> $raw The post, or a part of an album.
	 */
	private static function image( array $raw ): string {
		$type = $raw['media_type'] ?? '';
		if ( 'CAROUSEL_ALBUM' === $type ) {
			$parts = is_array( $raw['children'] ?? null ) && is_array( $raw['children']['data'] ?? null )
				? $raw['children']['data']
				: array();
			foreach ( $parts as $part ) {
				$image = is_array( $part ) ? self::image( $part ) : '';
				if ( '' !== $image ) {
					return $image;
				}
			}
		}

		return Value::text( 'VIDEO' === $type ? $raw['thumbnail_url'] ?? null : $raw['media_url'] ?? null, 4000 );
	}
}
