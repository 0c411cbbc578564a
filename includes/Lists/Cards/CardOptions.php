<?php
/**
 * How cards look.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Cards;

use Eidan\Support\Attributes;
use Eidan\Support\Ratio;
use Eidan\Support\Value;

/**
 * What an author chose for all cards of a list, validated.
 */
final class CardOptions {

	public const ELEMENTS = array( 'image', 'terms', 'title', 'date', 'author', 'reading-time', 'excerpt', 'read-more' );

	/** What titles can be besides headings of the level: '' = those. */
	private const TITLE_TAGS = array( 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p' );

	/**
	 * How many first pictures of a list are left to WordPress, which counts those of the page: the first row, and as many
	 * as it may fetch at once. All others wait wherever the list stands.
	 *
	 * @param int $row Pictures of a row.
	 */
	public static function first( int $row ): int {
		return max( $row, Value::integer( wp_omit_loading_attr_threshold(), 0, 100, 3 ) );
	}

	/**
	 * Collects the options.
	 *
	 * @param list<string> $elements       Chosen elements in their order; names of ELEMENTS or a template's own.
	 * @param string       $image_size     A registered image size.
	 * @param string       $ratio          Such as `3/2`; '' = the picture's own.
	 * @param int          $excerpt_length Words.
	 * @param int          $heading_level  1 to 6.
	 * @param string       $read_more      Text of the link; '' = the default.
	 * @param int          $eager          How many first pictures may be in the first screen.
	 * @param string       $taxonomy       Whose terms are shown.
	 * @param string       $sizes          The pictures' `sizes`; '' = as WordPress guesses.
	 * @param string       $title_tag      Element of titles; '' = a heading of the level.
	 * @param string       $link           Where cards lead: `item`, `none`, or the name of a field that holds an address.
	 * @param array<string, mixed> $look   Values of the template's look options.
	 */
	public function __construct(
		public readonly array $elements = array( 'image', 'title', 'date', 'excerpt' ),
		public readonly string $image_size = 'large',
		public readonly string $ratio = '',
		public readonly int $excerpt_length = 30,
		public readonly int $heading_level = 3,
		public readonly string $read_more = '',
		public readonly int $eager = 0,
		public readonly string $taxonomy = '',
		public readonly string $sizes = '',
		public readonly string $title_tag = '',
		public readonly string $link = 'item',
		public readonly array $look = array(),
	) {}

	/**
	 * Options from anything.
	 *
	 * @param mixed         $elements The list's `elements`.
	 * @param mixed         $card     The list's `card`.
	 * @param Template|null $template The list's template, which declares the look options.
	 */
	public static function from( mixed $elements, mixed $card, ?Template $template = null ): self {
		$card  = is_array( $card ) ? $card : array();
		$names = array();
		foreach ( is_array( $elements ) ? $elements : array() as $name ) {
			if ( is_string( $name ) && 1 === preg_match( '/^[a-z][a-z-]{0,30}$/', $name ) && ! in_array( $name, $names, true ) ) {
				$names[] = $name;
			}
		}

		return new self(
			is_array( $elements ) ? array_slice( $names, 0, 20 ) : array( 'image', 'title', 'date', 'excerpt' ),
			Value::match( $card['imageSize'] ?? null, '/^[A-Za-z0-9_-]{1,60}$/', 'large' ),
			Ratio::css( $card['ratio'] ?? null ),
			Value::integer( $card['excerptLength'] ?? null, 0, 200, 30 ),
			Value::integer( $card['headingLevel'] ?? null, 1, 6, 3 ),
			Value::text( $card['readMore'] ?? null, 200 ),
			Value::integer( $card['eager'] ?? null, 0, 100, self::first( 1 ) ),
			Value::match( $card['taxonomy'] ?? null, '/^[a-z0-9_-]{1,32}$/', '' ),
			Value::match( $card['sizes'] ?? null, '/^[a-z0-9 ().,:*\/+-]{1,600}$/', '' ),
			Value::one_of( $card['titleTag'] ?? null, self::TITLE_TAGS, '' ),
			Value::match( $card['link'] ?? null, '/^[a-z][a-z0-9_-]{0,39}$/', 'item' ),
			null === $template ? array() : Attributes::clean( $template->look, is_array( $card['look'] ?? null ) ? $card['look'] : array() ),
		);
	}

	/**
	 * The options as they travel.
	 *
	 * @return array<string, mixed> As from() takes them as `card`.
	 */
	public function to_array(): array {
		return array(
			'imageSize'     => $this->image_size,
			'ratio'         => $this->ratio,
			'excerptLength' => $this->excerpt_length,
			'headingLevel'  => $this->heading_level,
			'readMore'      => $this->read_more,
			'eager'         => $this->eager,
			'taxonomy'      => $this->taxonomy,
			'sizes'         => $this->sizes,
			'titleTag'      => $this->title_tag,
			'link'          => $this->link,
			'look'          => $this->look,
		);
	}

	/**
	 * The element of titles.
	 */
	public function title_tag(): string {
		return '' === $this->title_tag ? "h$this->heading_level" : $this->title_tag;
	}
}
