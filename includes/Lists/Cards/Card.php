<?php
/**
 * One item of a list.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Cards;

use Eidan\Support\Html;
use Eidan\Support\Text;
use Eidan\Support\Title;
use WP_Post;
use WP_Term;

/**
 * What an item template gets: the item, how it looks, and its parts as escaped HTML.
 *
 * Nothing here depends on the visitor, because answers are cached for everybody: a password-protected item only shows
 * its title, even to visitors who entered the password. `the_content` never runs. All data is already in the caches, so
 * cards cost no queries.
 */
final class Card {

	/**
	 * The item that the card shows.
	 *
	 * @var Item
	 */
	public readonly Item $item;

	/**
	 * The WordPress post, where the item is one.
	 *
	 * @var WP_Post|null
	 */
	public readonly ?WP_Post $post;

	/**
	 * The template that prints the card.
	 *
	 * @var Template
	 */
	public readonly Template $template;

	/**
	 * The address of the item, kept after the first call of address().
	 *
	 * @var string|null
	 */
	private ?string $link = null;

	/**
	 * The title as HTML, kept after the first call of title().
	 *
	 * @var string|null
	 */
	private ?string $title = null;

	/**
	 * Id of the item's image, kept after the first call of image_id().
	 *
	 * @var int|null
	 */
	private ?int $image = null;

	/**
	 * Makes a card.
	 *
	 * @param WP_Post|Item  $item     The item; a post is wrapped in a PostItem.
	 * @param CardOptions   $options  What the author chose for all cards of the list.
	 * @param int           $index    Its position in the whole list, from 0.
	 * @param Template|null $template The template that prints it; null for the plain one.
	 * @param int           $bare     How many cards before it have no image.
	 */
	public function __construct(
		WP_Post|Item $item,
		public readonly CardOptions $options,
		public readonly int $index = 0,
		?Template $template = null,
		public readonly int $bare = 0,
	) {
		$this->item     = $item instanceof WP_Post ? new PostItem( $item ) : $item;
		$this->post     = $this->item instanceof PostItem || $this->item instanceof SampleItem
			? $this->item->post
			: null;
		$this->template = $template ?? Templates::of( Templates::FALLBACK );
	}

	/**
	 * The same card in another template.
	 *
	 * @param Template $template The template to use in place of the card's own.
	 */
	public function in( Template $template ): self {
		return $template === $this->template
			? $this
			: new self( $this->item, $this->options, $this->index, $template, $this->bare );
	}

	/**
	 * The item's id.
	 */
	public function id(): int {
		return $this->item->id();
	}

	/**
	 * Whether the item is behind a password.
	 */
	public function is_protected(): bool {
		return $this->item->is_protected();
	}

	/**
	 * Whether the author chose to show an element.
	 *
	 * @param string $element Its name.
	 */
	public function has( string $element ): bool {
		return in_array( $element, $this->options->elements, true );
	}

	/**
	 * The value of a look option of the template.
	 *
	 * @return mixed A valid value, the default included; null if the template has no such option.
	 */
	public function look( string $name ): mixed {
		return $this->options->look[ $name ] ?? $this->template->defaults()[ $name ] ?? null;
	}

	/**
	 * The class of an element, with the prefix of the template.
	 */
	public function class_of( string $element ): string {
		return $this->template->prefix . '__' . $element;
	}

	/**
	 * A short line of text; '' if there is no text.
	 *
	 * @param string $element
	 * @param string $html    Escaped HTML.
	 */
	public function line( string $element, string $html ): string {
		return '' === $html ? '' : '<span class="' . esc_attr( $this->class_of( $element ) ) . '">' . $html . '</span>';
	}

	/**
	 * The item's own address, escaped for an attribute; '' if it has none.
	 */
	public function link(): string {
		$this->link ??= Text::of( esc_url( $this->item->link() ) );

		return $this->link;
	}

	/**
	 * Where the card links to, escaped for an attribute: the item, the address in one of its fields, or '' for nowhere.
	 */
	public function address(): string {
		if ( 'none' === $this->options->link ) {
			return '';
		}
		$url = 'item' === $this->options->link || $this->is_protected()
			? ''
			: esc_url( ContentFields::url( $this->item, $this->options->link ) );

		return '' === $url ? $this->link() : $url;
	}

	/**
	 * The title as escaped HTML; never empty.
	 */
	public function title(): string {
		if ( null === $this->title ) {
			$title       = Title::html( trim( $this->item->title() ) );
			$this->title = '' === trim( wp_strip_all_tags( $title ) ) ? esc_html__( '(no title)', 'eidan' ) : $title;
		}

		return $this->title;
	}

	/**
	 * The title as a heading; it is a link if the card links to something.
	 *
	 * @param string                     $class Class of the heading; '' for the one of the template.
	 * @param array<string, string|bool> $link  More attributes of the link.
	 */
	public function heading( string $class = '', array $link = array() ): string {
		$address = $this->address();

		return sprintf(
			'<%1$s class="%2$s">%3$s</%1$s>',
			$this->options->title_tag(),
			esc_attr( '' === $class ? $this->class_of( 'title' ) : $class ),
			'' === $address
				? $this->title()
				: '<a href="' . $address . '"' . Html::attributes( $link ) . '>' . $this->title() . '</a>'
		);
	}

	/**
	 * Whether its image is below the first screen, whatever else is on the page. Cards without an image take no place
	 * among the first ones.
	 */
	public function is_later(): bool {
		return $this->index - $this->bare >= $this->options->eager;
	}

	/**
	 * Whether it has an image, of the media library or of its own.
	 */
	public function has_image(): bool {
		return $this->item instanceof ImageItem || 0 !== $this->image_id();
	}

	/**
	 * Id of the item's image; 0 if it has none or is behind a password.
	 */
	public function image_id(): int {
		$this->image ??= $this->is_protected() ? 0 : $this->item->image_id();

		return $this->image;
	}

	/**
	 * The image in a figure, in the chosen size and ratio; '' if there is none.
	 *
	 * Its link is hidden from assistive technology and skipped by Tab: the heading has the same one.
	 *
	 * @param bool $linked Whether it links to the item.
	 */
	public function image( bool $linked = true ): string {
		return CardImage::figure( $this, $linked );
	}

	/**
	 * The `<img>` without a figure; '' if there is no image.
	 *
	 * @param array<string, string> $attributes More attributes.
	 */
	public function img( array $attributes = array() ): string {
		return CardImage::img( $this, $attributes );
	}

	/**
	 * The item's terms in a taxonomy; none if the taxonomy is not public.
	 *
	 * @param string $taxonomy The taxonomy; '' for the one chosen for the card.
	 * @return list<WP_Term>
	 */
	public function term_list( string $taxonomy = '' ): array {
		$taxonomy = '' === $taxonomy ? $this->options->taxonomy : $taxonomy;
		if ( '' === $taxonomy ) {
			$taxonomy = 'post' === $this->item->type() ? 'category' : '';
		}

		return $this->item->terms( $taxonomy );
	}

	/**
	 * The excerpt as one paragraph: the author's own, or the first words of the text.
	 */
	public function excerpt(): string {
		$text = $this->is_protected() ? '' : $this->item->excerpt( $this->options->excerpt_length );

		return '' === $text
			? ''
			: '<p class="' . esc_attr( $this->class_of( 'excerpt' ) ) . '">' . esc_html( $text ) . '</p>';
	}

	/**
	 * One element by name.
	 *
	 * @param string $name A name that is registered, see Elements.
	 */
	public function element( string $name ): string {
		$html = ( $this->item instanceof SampleItem ? $this->item->element( $name, $this ) : null )
			?? Elements::html( $name, $this );

		/**
		 * One element of a card, as escaped HTML.
		 *
		 * @param string $html HTML of the element; '' if the name is not registered.
		 * @param string $name Name of the element, such as `title`.
		 * @param Card   $card The card that it stands on, with its item.
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
