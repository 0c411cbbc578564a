<?php
/**
 * Fills in ids and addresses in block markup.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

/**
 * The macros of assets/demo/ and patterns/:
 *
 * - `{{image:KEY}}` a whole image block; `{{image:KEY|ratio=4/5|align=wide|caption|href=…}}` with options; `caption=…`
 *   is another caption than the image's own
 * - `{{id:KEY}}`, `{{url:KEY}}`, `{{alt:KEY}}`, `{{caption:KEY}}` parts of an image
 * - `{{film:KEY}}`, `{{poster:KEY}}` the address of a video and of its poster
 * - `{{width:KEY}}`, `{{height:KEY}}` its size
 * - `{{source:KEY}}` an image as an attribute with the schema `media-source`, `{{img:KEY}}` its `<img>`
 * - `{{page:SLUG}}`, `{{post:SLUG}}`, `{{portfolio:SLUG}}`, `{{product:SLUG}}` addresses
 * - `{{term:TAXONOMY/SLUG}}` the address of a term, `{{store:PAGE}}` and `{{storeid:PAGE}}` address and id of a page of
 *   WooCommerce's
 * - `{{shop:NAME}}` what assets/demo/shop/NAME.html has, where the demo has a shop
 * - `{{frame:NAME}}` a frame with an example, see Frames
 * - `{{site:NAME}}` a word of the starter: `title`, `tagline`, or a name in `words` of its starter.json
 * - `{{made:KEY}}` the id of anything made, by the key of the ledger
 */
final class Markup {

	/**
	 * The contents of images.json; null until first used.
	 *
	 * @var array<string, array<string, mixed>>|null
	 */
	private ?array $images = null;

	/** Without a ledger (for patterns) images come from the plugin's folder and links are `#`. */
	public function __construct( private ?Ledger $ledger = null ) {
	}

	/** Filter `eidan_pattern_markup`: fills in a pattern of the editor. */
	public static function of_pattern( mixed $markup ): mixed {
		return is_string( $markup ) ? ( new self() )->fill( $markup ) : $markup;
	}

	/** Fills in the macros. */
	public function fill( string $markup ): string {
		if ( null !== $this->ledger ) {
			$markup = Starters::said( $markup );
		}
		$filled = preg_replace_callback(
			'/\{\{([a-z]+):([a-z0-9_\/-]+)((?:\|[^}|]+)*)\}\}/',
			function ( array $found ): string {
				return $this->value( $found[1], $found[2], self::options( $found[3] ) );
			},
			$markup
		);
		return null === $filled ? $markup : $filled;
	}

	/**
	 * The value of a macro.
	 *
	 * @param string                $name    Macro.
	 * @param string                $key
	 * @param array<string, string> $options What stands behind the key in the macro, by name.
	 */
	private function value( string $name, string $key, array $options ): string {
		return match ( $name ) {
			'image'   => $this->image( $key, $options ),
			'id'      => (string) $this->id( 'picture/' . $key ),
			'url'     => esc_url( $this->url( $key ) ),
			'alt'     => esc_attr( Files::text( $this->image_fields( $key ), 'alt' ) ),
			'caption' => esc_html( Files::text( $this->image_fields( $key ), 'caption' ) ),
			'width'   => (string) Files::number( $this->image_fields( $key ), 'width' ),
			'height'  => (string) Files::number( $this->image_fields( $key ), 'height' ),
			'film'    => esc_url( plugins_url( 'assets/demo/films/' . self::film( $key ), EIDAN_FILE ) ),
			'poster'  => esc_url( plugins_url( "assets/demo/films/$key.webp", EIDAN_FILE ) ),
			'made'    => (string) $this->id( $key ),
			'site'    => esc_html( Starters::word( $key ) ),
			'term'    => esc_url( $this->term( $key ) ),
			'store'   => Shop::has_woocommerce() ? esc_url( (string) wc_get_page_permalink( $key ) ) : '#',
			'storeid' => Shop::has_woocommerce() ? (string) wc_get_page_id( $key ) : '0',
			'shop'    => null !== $this->ledger && Shop::is_on( $this->ledger )
				? $this->fill( Files::markup( 'shop/' . $key ) )
				: '',
			'source'  => $this->source( $key ),
			'img'     => $this->img( $key ),
			'frame'   => Frames::block( $key ),
			'page', 'post', 'portfolio', 'product' => esc_url( $this->address( $name . '/' . $key ) ),
			default   => '',
		};
	}

	/**
	 * The file of a video. Some are WebM, some are MP4.
	 *
	 * @param string $key Video.
	 */
	private static function film( string $key ): string {
		return $key . ( is_file( EIDAN_DIR . "/assets/demo/films/$key.webm" ) ? '.webm' : '.mp4' );
	}

	/**
	 * An image block, as the editor saves it.
	 *
	 * @param string                $key     Image.
	 * @param array<string, string> $options Options: ratio, align, caption, href, class.
	 */
	private function image( string $key, array $options ): string {
		$id         = $this->id( 'picture/' . $key );
		$attributes = array_filter(
			array(
				'id'              => $id,
				'aspectRatio'     => $options['ratio'] ?? '',
				'scale'           => isset( $options['ratio'] ) ? 'cover' : '',
				'sizeSlug'        => 'full',
				'linkDestination' => isset( $options['href'] ) ? 'custom' : 'none',
				'align'           => $options['align'] ?? '',
				'className'       => $options['class'] ?? '',
			),
			static fn( int|string $value ): bool => '' !== $value && 0 !== $value
		);
		$style      = isset( $options['ratio'] )
			? ' style="aspect-ratio:' . esc_attr( $options['ratio'] ) . ';object-fit:cover"'
			: '';
		$image      = $this->img( $key, $style );
		if ( isset( $options['href'] ) ) {
			$image = sprintf( '<a href="%s">%s</a>', esc_url( $this->address( $options['href'] ) ), $image );
		}
		if ( isset( $options['caption'] ) ) {
			$caption = '' === $options['caption']
				? Files::text( $this->image_fields( $key ), 'caption' )
				: $options['caption'];
			$image  .= '<figcaption class="wp-element-caption">' . esc_html( $caption ) . '</figcaption>';
		}
		$classes = 'wp-block-image' . ( isset( $options['align'] ) ? " align{$options['align']}" : '' ) . ' size-full'
			. ( isset( $options['class'] ) ? " {$options['class']}" : '' );

		return sprintf(
			"<!-- wp:image %s -->\n<figure class=\"%s\">%s</figure>\n<!-- /wp:image -->",
			serialize_block_attributes( $attributes ),
			esc_attr( $classes ),
			$image
		);
	}

	/**
	 * An image as JSON for an attribute with the schema `media-source`.
	 *
	 * @param string $key Image.
	 */
	private function source( string $key ): string {
		$id = $this->id( 'picture/' . $key );
		return serialize_block_attributes(
			array( 'type' => 'image' ) + ( $id > 0 ? array( 'id' => $id ) : array() ) + array(
				'url' => $this->url( $key ),
				'alt' => Files::text( $this->image_fields( $key ), 'alt' ),
			)
		);
	}

	/**
	 * An `<img>`, as blocks save it.
	 *
	 * @param string $key   Image.
	 * @param string $style Further attributes.
	 */
	private function img( string $key, string $style = '' ): string {
		$id = $this->id( 'picture/' . $key );

		return sprintf(
			// phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions -- Markup of blocks, as WordPress saves it.
			'<img src="%s" alt="%s"%s%s/>',
			esc_url( $this->url( $key ) ),
			esc_attr( Files::text( $this->image_fields( $key ), 'alt' ) ),
			$id > 0 ? ' class="wp-image-' . $id . '"' : '',
			$style
		);
	}

	/**
	 * The options of a macro.
	 *
	 * @param string $text `|name=value|name`.
	 * @return array<string, string>
	 */
	private static function options( string $text ): array {
		$options = array();
		foreach ( explode( '|', ltrim( $text, '|' ) ) as $option ) {
			$parts = explode( '=', $option, 2 );
			if ( '' !== $parts[0] ) {
				$options[ $parts[0] ] = $parts[1] ?? '';
			}
		}
		return $options;
	}

	/**
	 * Fields of an image in images.json.
	 *
	 * @param string $key Image.
	 * @return array<string, mixed>
	 */
	private function image_fields( string $key ): array {
		$this->images ??= Files::items( 'images' );
		return $this->images[ $key ] ?? array();
	}

	/**
	 * The address of an image.
	 *
	 * @param string $key Image.
	 */
	private function url( string $key ): string {
		$id  = $this->id( 'picture/' . $key );
		$url = $id > 0 ? wp_get_attachment_url( $id ) : false;
		return false === $url ? plugins_url( 'assets/demo/images/' . $key . '.webp', EIDAN_FILE ) : $url;
	}

	/**
	 * The address of a page or item; '#' if there is none.
	 *
	 * @param string $key Key of the ledger.
	 */
	private function address( string $key ): string {
		$id   = $this->id( $key );
		$post = $id > 0 ? get_post( $id ) : null;
		if ( ! $post instanceof \WP_Post ) {
			return '#';
		}
		// With the demo's look its home page is the front page.
		if ( 'page/home' === $key && true === $this->ledger?->look() ) {
			return home_url( '/' );
		}
		// Items link to each other before they are published; the filter `sample` gives their final address.
		$post         = clone $post;
		$post->filter = 'sample';
		if ( '' === get_option( 'permalink_structure' ) ) {
			// Plain addresses; for drafts WordPress would return previews.
			return 'page' === $post->post_type
				? home_url( '?page_id=' . $id )
				: home_url(
					'post' === $post->post_type ? '?p=' . $id : '?post_type=' . $post->post_type . '&p=' . $id
				);
		}
		if ( 'page' === $post->post_type ) {
			return home_url( user_trailingslashit( (string) get_page_uri( $post ), 'page' ) );
		}
		$link = get_permalink( $post );
		return false === $link ? '#' : $link;
	}

	/**
	 * The address of a term; '#' if there is none.
	 *
	 * @param string $key Taxonomy and slug.
	 */
	private function term( string $key ): string {
		[ $taxonomy, $slug ] = explode( '/', $key . '/' );
		$link                = get_term_link( $slug, $taxonomy );
		return is_string( $link ) ? $link : '#';
	}

	/** An id from the ledger; 0 = none. */
	private function id( string $key ): int {
		return null === $this->ledger ? 0 : $this->ledger->id( $key );
	}
}
