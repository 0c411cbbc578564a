<?php
/**
 * One entry of a list.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists;

use WP_Post;
use WP_Term;
use WP_User;

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
		$this->link ??= esc_url( (string) get_permalink( $this->post ) );

		return $this->link;
	}

	/**
	 * The title as escaped HTML; never empty.
	 */
	public function title(): string {
		if ( null === $this->title ) {
			$title       = trim( get_the_title( $this->post ) );
			$this->title = '' === $title ? esc_html__( '(no title)', 'eidan' ) : wp_kses( $title, 'data' );
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
		$image = $this->picture();
		if ( '' === $image ) {
			return '';
		}
		if ( $linked ) {
			$image = sprintf( '<a href="%s" tabindex="-1" aria-hidden="true">%s</a>', $this->link(), $image );
		}
		$ratio = $this->options->ratio;

		return sprintf(
			'<figure class="eidan-card__media%1$s"%2$s>%3$s</figure>',
			'' === $ratio ? '' : ' has-ratio',
			'' === $ratio ? '' : ' style="--eidan-card-ratio:' . esc_attr( $ratio ) . '"',
			$image
		);
	}

	/**
	 * The bare `<img>`, or nothing.
	 *
	 * @param array<string, string> $attributes More attributes.
	 */
	public function picture( array $attributes = array() ): string {
		$id = $this->image_id();
		if ( 0 === $id ) {
			return '';
		}
		// Explicit, or core would guess from what else the page holds, and the same card would differ over REST.
		$eager    = $this->index < $this->options->eager;
		$defaults = array(
			'class'    => 'eidan-card__image',
			'loading'  => $eager ? 'eager' : 'lazy',
			'decoding' => 'async',
		);
		// The first one is left to core, which gives a high priority to one picture a page: a list or a slider
		// further down must not compete with the picture that the page opens with.
		if ( ! $eager || 0 !== $this->index ) {
			$defaults['fetchpriority'] = 'auto';
		}
		if ( '' !== $this->options->sizes ) {
			// WordPress puts `auto` in front for lazy pictures only when it writes the attribute itself.
			$defaults['sizes'] = ( $eager ? '' : 'auto, ' ) . $this->options->sizes;
		}

		return wp_get_attachment_image( $id, $this->options->image_size, false, array_merge( $defaults, $attributes ) );
	}

	/**
	 * The date in the site's format.
	 */
	public function date(): string {
		$date = get_post_datetime( $this->post );

		return false === $date ? '' : sprintf(
			'<time class="eidan-card__date" datetime="%s">%s</time>',
			esc_attr( $date->format( 'c' ) ),
			esc_html( (string) get_the_date( '', $this->post ) )
		);
	}

	/**
	 * The entry's terms of a taxonomy.
	 *
	 * @param string $taxonomy The taxonomy; '' = the one chosen for the card.
	 * @param bool   $linked   Whether they link to their archives.
	 * @param int    $limit    At most so many; 0 = all.
	 */
	public function terms( string $taxonomy = '', bool $linked = true, int $limit = 0 ): string {
		$items = array();
		foreach ( $this->term_list( $taxonomy ) as $term ) {
			$link    = $linked && is_taxonomy_viewable( $term->taxonomy ) ? get_term_link( $term ) : '';
			$name    = esc_html( $term->name );
			$items[] = is_string( $link ) && '' !== $link
				? sprintf( '<a class="eidan-card__term" href="%s" rel="tag">%s</a>', esc_url( $link ), $name )
				: sprintf( '<span class="eidan-card__term">%s</span>', $name );
		}
		if ( 0 < $limit ) {
			$items = array_slice( $items, 0, $limit );
		}

		return array() === $items ? '' : '<span class="eidan-card__terms">' . implode( ' ', $items ) . '</span>';
	}

	/**
	 * The entry's terms of a taxonomy.
	 *
	 * @param string $taxonomy The taxonomy; '' = the one chosen for the card.
	 * @return list<WP_Term>
	 */
	public function term_list( string $taxonomy = '' ): array {
		$taxonomy = '' === $taxonomy ? $this->options->taxonomy : $taxonomy;
		if ( '' === $taxonomy ) {
			$taxonomy = 'post' === $this->post->post_type ? 'category' : '';
		}
		$terms = '' === $taxonomy ? array() : get_the_terms( $this->post, $taxonomy );

		return is_array( $terms ) ? array_values( $terms ) : array();
	}

	/**
	 * The author with a link to the archive.
	 */
	public function author(): string {
		// The row only: an object of WP_User would read all fields for the sake of capabilities.
		$user = WP_User::get_data_by( 'id', $this->post->post_author );
		$row  = is_object( $user ) ? get_object_vars( $user ) : array();
		$name = $row['display_name'] ?? '';
		$slug = $row['user_nicename'] ?? '';

		return ! is_string( $name ) || ! is_string( $slug ) || '' === $name ? '' : sprintf(
			'<a class="eidan-card__author" href="%s" rel="author">%s</a>',
			esc_url( get_author_posts_url( (int) $this->post->post_author, $slug ) ),
			esc_html( $name )
		);
	}

	/**
	 * The excerpt, the author's own or the text's first words, as one paragraph.
	 */
	public function excerpt(): string {
		$text = $this->is_protected() ? '' : Excerpt::of( $this->post, $this->options->excerpt_length );

		return '' === $text ? '' : '<p class="eidan-card__excerpt">' . esc_html( $text ) . '</p>';
	}

	/**
	 * How long reading takes.
	 */
	public function reading_time(): string {
		if ( $this->is_protected() ) {
			return '';
		}
		$minutes = Excerpt::minutes( $this->post );

		return '<span class="eidan-card__reading-time">' . esc_html(
			/* translators: %s: number of minutes. */
			sprintf( _n( '%s minute read', '%s minutes read', $minutes, 'eidan' ), number_format_i18n( $minutes ) )
		) . '</span>';
	}

	/**
	 * A link to the entry that also says where it leads.
	 */
	public function read_more(): string {
		$text = '' === $this->options->read_more ? __( 'Read more', 'eidan' ) : $this->options->read_more;

		return sprintf(
			'<a class="eidan-card__more" href="%s" aria-label="%s">%s</a>',
			$this->link(),
			esc_attr( $text . ': ' . wp_strip_all_tags( $this->title() ) ),
			esc_html( $text )
		);
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
			'terms'        => $this->terms(),
			'date'         => $this->date(),
			'author'       => $this->author(),
			'excerpt'      => $this->excerpt(),
			'reading-time' => $this->reading_time(),
			'read-more'    => $this->read_more(),
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
