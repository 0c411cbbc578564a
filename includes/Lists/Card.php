<?php
/**
 * One entry of a list.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists;

use Eidan\Support\Text;
use WP_Post;
use WP_Term;

/**
 * What an item template is given: the entry, how it shall look, and its parts as escaped HTML.
 *
 * Nothing here depends on the visitor: an entry behind a password shows its title only, also to somebody
 * who has typed the password, because answers are cached for everybody. `the_content` never runs.
 * Everything that a method reads has been primed, so cards cost no queries.
 */
final class Card {

	/**
	 * The address, once it is known.
	 *
	 * @var string|null
	 */
	private ?string $link = null;

	/**
	 * The title, once it is known.
	 *
	 * @var string|null
	 */
	private ?string $title = null;

	/**
	 * Collects what a card needs.
	 *
	 * @param WP_Post     $post    The entry.
	 * @param CardOptions $options How cards look.
	 * @param int         $index   Its position in the whole list, from 0.
	 */
	public function __construct(
		public readonly WP_Post $post,
		public readonly CardOptions $options,
		public readonly int $index = 0,
	) {}

	/**
	 * The entry's id.
	 */
	public function id(): int {
		return $this->post->ID;
	}

	/**
	 * Whether the entry is behind a password.
	 */
	public function is_protected(): bool {
		return '' !== $this->post->post_password;
	}

	/**
	 * Whether an element is chosen.
	 *
	 * @param string $element Its name.
	 */
	public function has( string $element ): bool {
		return in_array( $element, $this->options->elements, true );
	}

	/**
	 * The entry's address, escaped for an attribute.
	 */
	public function link(): string {
		$this->link ??= Text::of( esc_url( (string) get_permalink( $this->post ) ) );

		return $this->link;
	}

	/**
	 * The title as escaped HTML; never empty.
	 */
	public function title(): string {
		if ( null === $this->title ) {
			$title       = trim( Text::of( get_the_title( $this->post ) ) );
			$this->title = '' === $title ? esc_html__( '(no title)', 'eidan' ) : Text::of( wp_kses( $title, 'data' ) );
		}

		return $this->title;
	}

	/**
	 * The title as a heading with a link.
	 *
	 * @param string $class Class of the heading.
	 */
	public function heading( string $class = 'eidan-card__title' ): string {
		return sprintf(
			'<h%1$d class="%2$s"><a href="%3$s">%4$s</a></h%1$d>',
			$this->options->heading_level,
			esc_attr( $class ),
			$this->link(),
			$this->title()
		);
	}

	/**
	 * Id of the entry's picture, 0 without one or behind a password.
	 */
	public function image_id(): int {
		return $this->is_protected() ? 0 : (int) get_post_thumbnail_id( $this->post );
	}

	/**
	 * The picture in a figure, in the chosen size and ratio, or nothing.
	 *
	 * Its link is hidden from assistive technology and skipped by Tab: the heading has the same one.
	 *
	 * @param bool $linked Whether it links to the entry.
	 */
	public function image( bool $linked = true ): string {
		return CardPicture::figure( $this, $linked );
	}

	/**
	 * The bare `<img>`, or nothing.
	 *
	 * @param array<string, string> $attributes More attributes.
	 */
	public function picture( array $attributes = array() ): string {
		return CardPicture::img( $this, $attributes );
	}

	/**
	 * The entry's terms of a taxonomy, none of one that visitors do not see.
	 *
	 * @param string $taxonomy The taxonomy; '' = the one chosen for the card.
	 * @return list<WP_Term>
	 */
	public function term_list( string $taxonomy = '' ): array {
		$taxonomy = '' === $taxonomy ? $this->options->taxonomy : $taxonomy;
		if ( '' === $taxonomy ) {
			$taxonomy = 'post' === $this->post->post_type ? 'category' : '';
		}
		$terms = TermIds::is_usable( $taxonomy ) ? get_the_terms( $this->post, $taxonomy ) : array();

		return is_array( $terms ) ? array_values( $terms ) : array();
	}

	/**
	 * The excerpt, the author's own or the text's first words, as one paragraph.
	 */
	public function excerpt(): string {
		$text = $this->is_protected() ? '' : Excerpt::of( $this->post, $this->options->excerpt_length );

		return '' === $text ? '' : '<p class="eidan-card__excerpt">' . esc_html( $text ) . '</p>';
	}

	/**
	 * One element by name.
	 *
	 * @param string $name A name of CardOptions::ELEMENTS, or a plugin's own.
	 */
	public function element( string $name ): string {
		$html = match ( $name ) {
			'image'        => $this->image(),
			'title'        => $this->heading(),
			'terms'        => CardLine::terms( $this ),
			'date'         => CardLine::date( $this ),
			'author'       => CardLine::author( $this ),
			'excerpt'      => $this->excerpt(),
			'reading-time' => CardLine::reading_time( $this ),
			'read-more'    => CardLine::read_more( $this ),
			default        => '',
		};

		/**
		 * One element of a card, as escaped HTML.
		 *
		 * @param string $html Its HTML, '' for names that are not built in.
		 * @param string $name Its name.
		 * @param Card   $card The card.
		 */
		$filtered = apply_filters( 'eidan_card_element', $html, $name, $this );

		return is_string( $filtered ) ? $filtered : $html;
	}

	/**
	 * All chosen elements in their order, without those that have nothing to show.
	 *
	 * @param list<string> $only Only these, if any are named.
	 * @return array<string, string> HTML by name.
	 */
	public function elements( array $only = array() ): array {
		$parts = array();
		foreach ( $this->options->elements as $name ) {
			if ( array() === $only || in_array( $name, $only, true ) ) {
				$parts[ $name ] = $this->element( $name );
			}
		}

		return array_filter( $parts, static fn( string $html ): bool => '' !== $html );
	}
}
