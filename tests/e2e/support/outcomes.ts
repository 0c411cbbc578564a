/**
 * The buttons of the report and the settings that hand figures on: files for platforms of ads, the weekly report by mail.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures';

type Php = < T = unknown >( code: string ) => Promise< T >;

/** Clicks on ads, by the platform that names them. */
export const CLICKS = {
	google: 'Cj0KCQjw9fntBRCGARIsAGjFq5E',
	microsoft: 'f894f652ea334e739002f7167ab8f8e3',
} as const;

/** PHP that wants the files, and keeps mails in an option in place of sending them. */
export const WANT_FILES = `
wp_mkdir_p( WPMU_PLUGIN_DIR );
file_put_contents( WPMU_PLUGIN_DIR . '/keep-mails.php', '<?php add_filter( "pre_wp_mail", static function ( $sent, $mail ) { update_option( "kept_mails", array( ...(array) get_option( "kept_mails", array() ), $mail ) ); return true; }, 10, 2 );' );
$settings = (array) get_option( 'eidan_settings', array() );
$settings['outcomes'] = array( 'conversions' => true, 'conversionOrder' => 'Purchase', 'conversionWon' => 'Won enquiry', 'conversionEnquiry' => '' );
$settings['enquiries'] = array( 'currency' => 'EUR' ) + (array) ( $settings['enquiries'] ?? array() );
update_option( 'eidan_settings', $settings );
`;

/** PHP that has an enquiry won for each click. */
export const WIN = `
foreach ( array( 'gclid' => '${ CLICKS.google }', 'msclkid' => '${ CLICKS.microsoft }' ) as $parameter => $click ) {
	$fields = array( 'source_type' => 'utm', 'utm_source' => 'gclid' === $parameter ? 'google' : 'bing', 'utm_medium' => 'cpc', 'utm_campaign' => 'Brand', 'session_entry' => home_url( "/?$parameter=$click" ) );
	$id = eidan_enquiry( array( 'form' => 'Contact', 'name' => "By $parameter", 'email' => "$parameter@example.com", 'message' => $click, 'attribution' => $fields + Eidan\\Attribution\\Touches::derive( $fields ) ) );
	Eidan\\Enquiries\\Changes::value( $id, '99.5' );
	Eidan\\Enquiries\\Changes::move( $id, Eidan\\Enquiries\\State::Won );
}
`;

/**
 * Presses a button that hands a file to the browser.
 *
 * @param page Page with the button.
 * @param name Name of the button.
 * @param by   How it is pressed.
 * @return Name of the file, and its lines.
 */
export async function fileOf( page: Page, name: string, by: 'pointer' | 'keyboard' = 'pointer' ) {
	const button = page.getByRole( 'button', { name, exact: true } );
	const download = page.waitForEvent( 'download' );
	await ( by === 'pointer' ? button.click() : button.press( 'Enter' ) );
	const file = await download;
	const text = readFileSync( ( await file.path() )!, 'utf8' );
	return { name: file.suggestedFilename(), lines: text.trimEnd().split( '\r\n' ) };
}

/** Lines of both files as the platforms take them, without the times of conversions. */
export const expectFiles = async ( page: Page, expected: { google: string[]; microsoft: string[] } ) => {
	const withoutTimes = ( lines: string[] ) =>
		lines.map( ( line ) => line.replace( /"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d([+-]\d{4})?"/, 'TIME' ) );
	const google = await fileOf( page, 'Conversions for Google Ads' );
	expect( google.name ).toMatch( /^conversions-google-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/ );
	expect( google.lines[ 0 ] ).toMatch( /^Parameters:TimeZone=\+0000$/ );
	expect( withoutTimes( google.lines.slice( 1 ) ) ).toEqual( [
		'Google Click ID,Conversion Name,Conversion Time,Conversion Value,Conversion Currency',
		...expected.google,
	] );
	const microsoft = await fileOf( page, 'Conversions for Microsoft Advertising', 'keyboard' );
	expect( microsoft.name ).toMatch( /^conversions-microsoft-/ );
	expect( withoutTimes( microsoft.lines.slice( 1 ) ) ).toEqual( [
		'Microsoft Click ID,Conversion Name,Conversion Time,Conversion Value,Conversion Currency',
		...expected.microsoft,
	] );
};

/**
 * Sends the weekly report from the settings, by keyboard.
 *
 * @param page Page of an administrator.
 * @param php  Runs PHP on the site.
 * @return The mail.
 */
export async function sendReport( page: Page, php: Php ) {
	await page.goto( '/wp-admin/options-general.php?page=eidan#report.mail' );
	const button = page.getByRole( 'button', { name: 'Send now' } );
	await button.focus();
	await button.press( 'Enter' );
	await expect( page.getByText( /^Sent to .+@/ ) ).toBeVisible();
	await expect( button ).toBeFocused();
	const [ mail ] = await php< { to: string[]; subject: string; message: string }[] >(
		`return array_slice( (array) get_option( 'kept_mails' ), -1 );`
	);
	return mail!;
}
