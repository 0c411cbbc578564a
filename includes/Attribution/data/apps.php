<?php
/**
 * Apps of Android, by class: names of packages, and what they begin with, the first that fits decides. Others are told
 * by their maker, whose host a package is from behind.
 *
 * @package Eidan
 */

declare( strict_types=1 );

return array(
	'email'     =>
		'com.google.android.gm com.microsoft.office.outlook com.yahoo.mobile.client.android.mail com.aol.mobile.aolapp '
		. 'com.fsck.k9 net.thunderbird.android ch.protonmail.android de.tutao.tutanota '
		. 'com.samsung.android.email.provider eu.faircode.email org.kman.AquaMail com.mailchimp.mailchimp '
		. 'de.gmx.mobile.android.mail de.web.mobile.android.mail',
	'assistant' => 'com.google.android.apps.bard com.anthropic.claude com.microsoft.copilot ai.x.grok ai.character.app',
	'search'    => 'com.google.android.googlequicksearchbox com.google.android.apps.searchlite',
	'video'     => 'com.google.android.youtube tv.twitch.android.app',
	'social'    =>
		'com.zhiliaoapp.musically com.ss.android.ugc.trill com.instagram.barcelona org.telegram xyz.blueskyweb.app '
		. 'org.joinmastodon.android org.thoughtcrime.securesms',
	'other'     => 'com.google',
);
