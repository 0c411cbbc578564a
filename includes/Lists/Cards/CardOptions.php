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
 * What an author chose for all cards of a list.
 *
 * @phpstan-type CardValues array{
 *     imageSize?: string|null,
 *     ratio?: string|null,
 *     excerptLength?: int|null,
 *     headingLevel?: int|null,
 *     readMore?: string|null,
 *     eager?: int|null,
 *     taxonomy?: string|null,
 *     sizes?: string|null,
 *     titleTag?: string|null,
 *     link?: string|null,
 *     look?: array<string, mixed>,
 *     ...,
 * }
 */
final class CardOptions {

	public const ELEMENTS =
		array( 'image', 'terms', 'title', 'date', 'author', 'reading-time', 'excerpt', 'read-more' );

	/** Schema of card options in code and signed settings. Blocks have their own schemas, which allow no more. */
	private const SCHEMA = array(
		'imageSize'     => array(
			'type'    => 'string',
			'pattern' => '^[A-Za-z0-9_-]{1,60}$',
		),
		'ratio'         => array(
			'type'    => 'string',
			'pattern' => Ratio::PATTERN,
		),
		'excerptLength' => array(
			'type'    => 'integer',
			'minimum' => 0,
			'maximum' => 200,
		),
		'headingLevel'  => array(
			'type'    => 'integer',
			'minimum' => 1,
			'maximum' => 6,
		),
		'readMore'      => array(
			'type'      => 'string',
			'maxLength' => 200,
		),
		'eager'         => array(
			'type'    => 'integer',
			'minimum' => 0,
			'maximum' => 100,
		),
		'taxonomy'      => array(
			'type'    => 'string',
			'pattern' => '^[a-z0-9_-]{1,32}$',
		),
		'sizes'         => array(
			'type'    => 'string',
			'pattern' => '^[a-z0-9 ().,:*/+-]{1,600}$',
		),
		// '' = a heading of the chosen level.
		'titleTag'      => array(
			'type' => 'string',
			'enum' => array( '', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p' ),
		),
		'link'          => array(
			'type'    => 'string',
			'pattern' => '^[a-z][a-z0-9_-]{0,39}$',
		),
	);


	/**
	 * Number of images at the start of a list whose loading WordPress decides, as it counts the images of a page: the
	 * first row, or as many as WordPress loads eagerly. All others load lazily.
	 *
	 * @param int $row Number of images in a row.
	 */
	public static function first( int $row ): int {
		return max( $row, Value::integer( wp_omit_loading_attr_threshold(), 0, 100, 3 ) );
	}

	/**
	 * @param list<string> $elements       Chosen elements in their order; names of ELEMENTS or a template's own.
	 * @param string       $image_size     A registered image size.
	 * @param string       $ratio          Such as `3/2`; '' for the image's own.
	 * @param int          $excerpt_length Number of words.
	 * @param int          $heading_level  1 to 6.
	 * @param string       $read_more      Text of the link; '' for the default.
	 * @param int          $eager          How many images at the start may be in the first screen.
	 * @param string       $taxonomy       The taxonomy whose terms are shown.
	 * @param string       $sizes          The images' `sizes`; '' for what WordPress guesses.
	 * @param string       $title_tag      Element of titles; '' for a heading of the level.
	 * @param string       $link           What cards link to: `item`, `none`, or the name of a field that holds an
	 *                                     address.
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
	 * Reads unchecked options.
	 *
	 * @param mixed         $elements The list's `elements`.
	 * @param mixed         $card     The list's `card`.
	 * @param Template|null $template The list's template, which declares the look options.
	 */
	public static function parse( mixed $elements, mixed $card, ?Template $template = null ): self {
		$card  = is_array( $card ) ? $card : array();
		$names = array();
		foreach ( is_array( $elements ) ? $elements : array() as $name ) {
			if (
				is_string( $name )
				&& 1 === preg_match( '/^[a-z][a-z-]{0,30}$/D', $name )
				&& ! in_array( $name, $names, true )
			) {
				$names[] = $name;
			}
		}
		/**
		 * Checked against the schema.
		 *
		 * @var CardValues $valid
		 */
		$valid = Value::by( self::SCHEMA, $card );

		$valid['look'] = null === $template
			? array()
			: Attributes::clean( $template->look, Value::group( $card, 'look' ) );

		return self::trusted( $valid, is_array( $elements ) ? array_slice( $names, 0, 20 ) : null );
	}

	/**
	 * Reads the checked options of a block.
	 *
	 * @param CardValues        $card     Checked values; missing ones get the default.
	 * @param list<string>|null $elements Chosen elements in their order; null = the default ones.
	 * @param Template|null     $template The list's template, which has the defaults of the look options.
	 */
	public static function trusted( array $card, ?array $elements, ?Template $template = null ): self {
		$usual = new self();

		return new self(
			$elements ?? $usual->elements,
			$card['imageSize'] ?? $usual->image_size,
			$card['ratio'] ?? $usual->ratio,
			$card['excerptLength'] ?? $usual->excerpt_length,
			$card['headingLevel'] ?? $usual->heading_level,
			$card['readMore'] ?? $usual->read_more,
			$card['eager'] ?? self::first( 1 ),
			$card['taxonomy'] ?? $usual->taxonomy,
			$card['sizes'] ?? $usual->sizes,
			$card['titleTag'] ?? $usual->title_tag,
			$card['link'] ?? $usual->link,
			array_merge( null === $template ? array() : $template->defaults(), $card['look'] ?? array() ),
		);
	}

	/**
	 * The options as they are sent in the signed settings of a list.
	 *
	 * @return array<string, mixed> In the format that parse() reads as `card`.
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
