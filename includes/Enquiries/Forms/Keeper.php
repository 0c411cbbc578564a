<?php
/**
 * Takes what was sent by a form of another plugin.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries\Forms;

use Eidan\Attribution\Referrers;
use Eidan\Attribution\Values;
use Eidan\Enquiries\Enquiry;
use Eidan\Enquiries\OwnForm\Once;
use Eidan\Enquiries\Store;
use Eidan\Settings\Settings;
use Eidan\Support\Text;

/**
 * One way for all plugins from a form that was sent to the list of enquiries.
 *
 * @phpstan-import-type Answer from Person
 */
final class Keeper {

	/**
	 * Whether enquiries are kept, by the owner's setting.
	 */
	public static function is_on(): bool {
		return true === Settings::get( 'attribution.enquiries' );
	}

	/**
	 * Keeps an enquiry. Call it for what is valid and no spam.
	 *
	 * @param string                $plugin      Slug of the plugin.
	 * @param string                $form        Title of the form.
	 * @param string                $form_id     Its id.
	 * @param list<array>           $answers     What was filled in, see Person::of().
	 * @param array<string, string> $attribution Cleaned and derived fields; none without consent.
	 * @param string                $entry       Id of the entry that the plugin keeps; '' if it keeps none. The
	 *                                           message is only taken where there is no entry.
	 * @return int Id of the enquiry; 0 if it is not kept, or is the same as one of this day without an entry.
	 *
	 * @phpstan-param list<Answer> $answers
	 */
	public static function keep(
		string $plugin,
		string $form,
		string $form_id,
		array $answers,
		array $attribution,
		string $entry = ''
	): int {
		if ( ! self::is_on() ) {
			return 0;
		}
		if ( '' !== $entry ) {
			return self::take( $plugin, $form, $form_id, $answers, $attribution, $entry );
		}
		// A button that is pressed twice sends the same words twice, and no entry says which is which.
		$key = Once::key( "$plugin/$form_id", $answers );
		$id  = Once::claim( $key ) ? self::take( $plugin, $form, $form_id, $answers, $attribution, '' ) : null;
		if ( 0 === $id ) {
			Once::release( $key );
		}

		return $id ?? 0;
	}

	/**
	 * Makes an enquiry of what was sent, and hands it to the list.
	 *
	 * @param string                $plugin      As for keep(), all of them.
	 * @param string                $form
	 * @param string                $form_id
	 * @param list<array>           $answers
	 * @param array<string, string> $attribution
	 * @param string                $entry
	 * @return int Id of the enquiry; 0 if it is not kept.
	 *
	 * @phpstan-param list<Answer> $answers
	 */
	private static function take(
		string $plugin,
		string $form,
		string $form_id,
		array $answers,
		array $attribution,
		string $entry
	): int {
		$person = Person::of( $answers );
		/**
		 * Filters who sent a form: by default the first fields of the types for names, e-mail addresses and telephone
		 * numbers, and the text of all large text fields.
		 *
		 * @param array<string, string> $person  `name`, `email`, `phone`, `message`; '' for what was not found.
		 * @param list<array>           $answers What was filled in: `type`, `key`, `label`, `value` of each field.
		 * @param string                $plugin  Slug of the plugin, such as `contact-form-7`.
		 * @param string                $form_id Id of the form.
		 */
		$filtered = apply_filters( 'eidan_enquiry_fields', $person, $answers, $plugin, $form_id );
		$given    = is_array( $filtered ) ? $filtered : array();
		$enquiry  = new Enquiry(
			plugin: $plugin,
			form: $form,
			form_id: $form_id,
			name: Text::of( $given['name'] ?? $person['name'] ),
			email: Text::of( $given['email'] ?? $person['email'] ),
			phone: Text::of( $given['phone'] ?? $person['phone'] ),
			message: '' === $entry ? Text::of( $given['message'] ?? $person['message'] ) : '',
			entry: $entry,
			page: self::page(),
			attribution: $attribution
		);
		/**
		 * Filters an enquiry before it is kept. Not every form is one: return null for forms that ask for something
		 * else, such as a newsletter.
		 *
		 * @param Enquiry|null $enquiry The enquiry; null is not kept.
		 * @param list<array>  $answers What was filled in: `type`, `key`, `label`, `value` of each field.
		 */
		$kept = apply_filters( 'eidan_enquiry', $enquiry, $answers );

		return $kept instanceof Enquiry ? Store::add( $kept ) : 0;
	}

	/**
	 * Address of the page with the form, as the browser or the form names it.
	 *
	 * @return string '' if it is no page of this site.
	 */
	private static function page(): string {
		$named = Text::of( wp_get_raw_referer() );
		if ( str_starts_with( $named, '/' ) && ! str_starts_with( $named, '//' ) ) {
			$named = (string) preg_replace( '~^(https?://[^/]+).*$~i', '$1', home_url() ) . $named;
		}

		return Referrers::host( $named ) === Referrers::host( home_url() ) ? Values::address( $named ) : '';
	}
}
